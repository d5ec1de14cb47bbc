import {type ContentPicture, focusOf, renderingsOf, toneOf} from '~/content/image'

interface Props {
  picture: ContentPicture | null
  /** The `sizes` of the picture: how wide it is shown. */
  sizes: string
  className?: string
  /** The picture is in the first view: load it at once. */
  eager?: boolean
  /** It is the largest thing of the first view: load it before others. */
  first?: boolean
  /** The same words stand beside it. */
  decorative?: boolean
}

/** Fifths of the width and height at which the important part lies: CSS keeps it in view when the picture is cut. */
const fifth = (position: number) => Math.max(0, Math.min(4, Math.floor(position * 5)))

/** A picture of the dataset in the size and format that the browser wants. */
export function Picture({picture, sizes, className, eager, first, decorative}: Props) {
  const renderings = renderingsOf(picture)
  if (!picture || !renderings) return null
  const focus = focusOf(picture)
  const priority = first ? {fetchpriority: 'high'} : {}
  return (
    <picture className={className}>
      <source type="image/avif" srcSet={renderings.srcSet.avif} sizes={sizes} />
      <source type="image/webp" srcSet={renderings.srcSet.webp} sizes={sizes} />
      <img
        src={renderings.src}
        alt={decorative ? '' : picture.alt}
        width={renderings.width}
        height={renderings.height}
        loading={eager || first ? 'eager' : 'lazy'}
        decoding="async"
        data-tone={toneOf(picture)}
        data-focus={focus && `${fifth(focus.x)}${fifth(focus.y)}`}
        {...priority}
      />
    </picture>
  )
}
