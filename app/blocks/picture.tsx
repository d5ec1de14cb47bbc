import {hiddenSource, langOf, plain} from '~/content/text'
import {type ContentPicture, positionOf, renderedSizes, renderingsOf} from '~/media/image'

interface Props {
  picture: ContentPicture | null
  /** The `sizes` attribute: how wide the picture is shown, without what its box cuts off. */
  sizes: string
  className?: string
  /** Width divided by height, if styles always crop the picture to one shape. */
  ratio?: number
  /** The largest element of the first view: loaded with high priority. */
  first?: boolean
  /** The text beside it says the same, so `alt` is empty. */
  decorative?: boolean
}

/** A picture of the dataset in the size and format that the browser wants. */
export function Picture({picture, sizes, className, ratio, first, decorative}: Props) {
  const renderings = renderingsOf(picture)
  if (!picture || !renderings) return null
  const position = positionOf(picture, renderings, ratio)
  const shown = renderedSizes(sizes, renderings, ratio)
  const priority = first ? {fetchpriority: 'high'} : {}
  return (
    <picture className={className} data-at={position?.down}>
      {!renderings.drawing && (
        <>
          <source type="image/avif" srcSet={renderings.srcSet.avif} sizes={shown} />
          <source type="image/webp" srcSet={renderings.srcSet.webp} sizes={shown} />
        </>
      )}
      <img
        lang={decorative ? undefined : langOf(picture.alt)}
        src={renderings.drawing ?? renderings.src}
        alt={plain(decorative ? '' : picture.alt)}
        width={renderings.width}
        height={renderings.height}
        loading={first ? 'eager' : 'lazy'}
        decoding="async"
        data-source={picture.asset?.match(hiddenSource)?.[0]}
        data-opaque={picture.isOpaque || undefined}
        data-at={position?.across}
        {...priority}
      />
    </picture>
  )
}
