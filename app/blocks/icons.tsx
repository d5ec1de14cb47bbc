/** Tabler icons, one path on a 24-unit grid, styled by `.icon` in `base.css`. Decorative: each has text beside it. */
const icon =
  (path: string) =>
  ({size = 24}: {size?: number}) => (
    <svg className="icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  )

export const IconAlert = icon(
  'M12 9v4M10.363 3.591l-8.106 13.534a1.914 1.914 0 0 0 1.636 2.871h16.214a1.914 1.914 0 0 0 1.636-2.87l-8.106-13.536a1.914 1.914 0 0 0-3.274 0M12 16h.01',
)
export const IconArrowLeft = icon('M5 12l14 0M5 12l6 6M5 12l6-6')
export const IconArrowRight = icon('M5 12l14 0M13 18l6-6M13 6l6 6')
export const IconArrowUp = icon('M12 5l0 14M18 11l-6-6M6 11l6-6')
export const IconBrandWhatsapp = icon(
  'M3 21l1.65-3.8a9 9 0 1 1 3.4 2.9l-5.05 .9M9 10a.5 .5 0 0 0 1 0v-1a.5 .5 0 0 0-1 0v1a5 5 0 0 0 5 5h1a.5 .5 0 0 0 0-1h-1a.5 .5 0 0 0 0 1',
)
export const IconCheck = icon('M5 12l5 5l10-10')
export const IconChevronDown = icon('M6 9l6 6l6-6')
export const IconClock = icon('M3 12a9 9 0 1 0 18 0a9 9 0 0 0-18 0M12 7v5l3 3')
export const IconHeart = icon('M19.5 12.572l-7.5 7.428l-7.5-7.428a5 5 0 1 1 7.5-6.566a5 5 0 1 1 7.5 6.572')
export const IconInfo = icon('M3 12a9 9 0 1 0 18 0a9 9 0 0 0-18 0M12 9h.01M11 12h1v4h1')
export const IconLanguage = icon(
  'M9 6.371c0 4.418-2.239 6.629-5 6.629M4 6.371h7M5 9c0 2.144 2.252 3.908 6 4M12 20l4-9l4 9M19.1 18h-6.2M6.694 3l.793 .582',
)
export const IconMail = icon(
  'M3 7a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-10M3 7l9 6l9-6',
)
export const IconMenu2 = icon('M4 6l16 0M4 12l16 0M4 18l16 0')
export const IconX = icon('M18 6l-12 12M6 6l12 12')
export const IconPhone = icon(
  'M5 4h4l2 5l-2.5 1.5a11 11 0 0 0 5 5l1.5-2.5l5 2v4a2 2 0 0 1-2 2a16 16 0 0 1-15-15a2 2 0 0 1 2-2',
)
