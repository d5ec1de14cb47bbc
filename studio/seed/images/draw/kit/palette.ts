/** The site's colours and their muted complements; skin and hair in natural tones. */
export const colour = {
  paper: '#FBF8F4',
  ink: '#2A1A20',
  blush: '#F6E4DC',
  wine: '#7B1538',
  petrol: '#1F5B5F',
  deep: '#16464A',
  mist: '#E3EFEC',
  apricot: '#F2B58F',
  amber: '#FFE2A0',
  sky: '#CFE3E2',
  sage: '#A9C7B6',
  moss: '#6F9E88',
  teal: '#3F8286',
  clay: '#CB8261',
  rose: '#E5AAA0',
  plum: '#70435A',
  sand: '#EBD2B6',
  ochre: '#DDA950',
  dusk: '#9C7B8C',
  wood: '#B98763',
  bark: '#7C5641',
  slate: '#5F7078',
} as const

export const skin = ['#F5D3BB', '#E6B48F', '#CB9068', '#A86D48', '#814F33', '#65402E'] as const

export const hair = {
  black: '#2C1E20',
  brown: '#4B3027',
  chestnut: '#7D4F35',
  ginger: '#AD6440',
  fair: '#D8B27A',
  grey: '#B5ADAB',
  white: '#E9E3DE',
} as const

/** Blends two hex colours; share 0 gives the first, 1 the second. */
export function mix(from: string, to: string, share: number): string {
  const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16)
  const blended = [1, 3, 5].map((at) => Math.round(channel(from, at) * (1 - share) + channel(to, at) * share))
  return `#${blended.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/** The same colour a little nearer to ink: how the set shows depth without shadows. */
export const darker = (base: string, share = 0.12) => mix(base, colour.ink, share)

/** The same colour a little nearer to paper. */
export const lighter = (base: string, share = 0.25) => mix(base, colour.paper, share)
