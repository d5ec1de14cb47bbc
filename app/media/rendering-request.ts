import {z} from 'zod'
import {drawingWidth, formats, widths} from '~/media/image'

/** Requests under `/media`, see `image.ts`. */

const renderingSchema = z.object({
  asset: z.string().regex(/^[a-f0-9]{40}-\d{1,5}x\d{1,5}\.(png|jpg|webp|avif|gif|svg)$/),
  width: z
    .string()
    .regex(/^[1-9]\d*$/)
    .transform(Number)
    .pipe(z.literal([...widths])),
  format: z.enum([...formats, 'svg']),
  rect: z
    .string()
    .regex(/^\d{1,5},\d{1,5},\d{1,5},\d{1,5}$/)
    .nullable(),
})

/** An SVG has one address: at `drawingWidth`, and not cropped. */
const isOffered = ({asset, width, format, rect}: z.infer<typeof renderingSchema>) =>
  format !== 'svg' || (asset.endsWith('.svg') && width === drawingWidth && rect === null)

const requestSchema = renderingSchema.refine(isOffered)

export type RenderingRequest = z.infer<typeof requestSchema>

/** `<sha1>-1200x800.png/640.avif` and `rect` → a request for a rendering; `undefined` for one that we do not offer. */
export function parseRenderingRequest(path: string, rect: string | null): RenderingRequest | undefined {
  const [asset, file, ...more] = path.split('/')
  const [width, format, ...parts] = (file ?? '').split('.')
  if (more.length > 0 || parts.length > 0) return undefined
  return requestSchema.safeParse({asset, width, format, rect}).data
}
