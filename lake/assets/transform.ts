import {z} from 'zod'
import {notImplemented} from '../http/errors.ts'
import {parseOptions} from '../http/input.ts'

/** Longest side of a rendered picture, in pixels; the limit of the hosted lake. */
export const MAX_PIXELS = 8192

const integer = (min: number, max: number) =>
  z.coerce.number().transform(Math.round).pipe(z.number().min(min).max(max))
const pixels = integer(1, MAX_PIXELS).optional()
const fraction = z.coerce.number().min(0).max(1).optional()

const parameters = z.object({
  w: pixels,
  h: pixels,
  dpr: z.coerce.number().min(0.1).max(5).default(1),
  fit: z.enum(['clip', 'crop', 'fill', 'fillmax', 'max', 'min', 'scale']).default('clip'),
  crop: z
    .string()
    .regex(
      /^(?:center|focalpoint|entropy|attention|(?:top|bottom|left|right)(?:,(?:top|bottom|left|right))?)$/,
    )
    .default('center'),
  'fp-x': fraction,
  'fp-y': fraction,
  rect: z
    .string()
    .regex(/^\d{1,6}(?:\.\d+)?(?:,\d{1,6}(?:\.\d+)?){3}$/, 'give left,top,width,height')
    .transform((value) => value.split(',').map(Number))
    .refine(([, , width = 0, height = 0]) => width >= 1 && height >= 1, 'width and height are at least 1')
    .optional(),
  blur: integer(1, 2000).optional(),
  sat: integer(-100, 100).optional(),
  bg: z
    .string()
    .regex(/^(?:[\da-f]{3}|[\da-f]{4}|[\da-f]{6}|[\da-f]{8})$/i, 'give a colour in hex: ff8800')
    .optional(),
  q: integer(0, 100).default(75),
  fm: z.enum(['jpg', 'pjpg', 'png', 'webp', 'avif']).optional(),
  auto: z.enum(['format']).optional(),
})

type Parameters = z.output<typeof parameters>
/** The steps to render a picture, and its output format. */
export type Transform = Omit<Parameters, 'fm' | 'auto'> & {format: Format}
type Format = 'jpg' | 'pjpg' | 'png' | 'webp' | 'avif' | 'gif'

const UNSUPPORTED = ['duotone', 'flip', 'frame', 'invert', 'mono', 'or', 'pad', 'sharp']
/** Output format by the original's extension, if the request names none; for others, JPEG. */
const SAME_FORMAT: Record<string, Format> = {png: 'png', webp: 'webp', avif: 'avif', gif: 'gif', svg: 'png'}

/**
 * Reads the parameters of an image address.
 * @param extension of the original
 * @param accept the request's `Accept` header, for `auto=format`
 * @returns undefined if the original is to be sent unchanged
 * @throws LakeError 400 for bad values, 501 for parameters that are not supported
 */
export function parseTransform(url: URL, extension: string, accept: string): Transform | undefined {
  const unsupported = UNSUPPORTED.find((name) => url.searchParams.has(name))
  if (unsupported) throw notImplemented(`the image parameter ${unsupported}`)
  const {fm, auto, ...rest} = parseOptions(parameters, url)
  const asked = [...url.searchParams.keys()].some((name) => Object.hasOwn(parameters.shape, name))
  // SVG scales without loss, so it is rasterised only if `fm` asks for it.
  if (!asked || (extension === 'svg' && !fm)) return undefined
  const same = SAME_FORMAT[extension] ?? 'jpg'
  return {...rest, format: fm ?? (auto ? bestFormat(accept, same) : same)}
}

function bestFormat(accept: string, otherwise: Format): Format {
  if (accept.includes('image/avif')) return 'avif'
  return accept.includes('image/webp') ? 'webp' : otherwise
}
