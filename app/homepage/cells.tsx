import {Picture} from '~/blocks/picture'
import {T, TextElement} from '~/blocks/text'
import type {HomeQueryResult} from '~/content/types.gen'

type CellPictures = NonNullable<NonNullable<NonNullable<HomeQueryResult>['education']>['cells']>

/** Pictures of round cells that flow, and of cells that get stuck. */
export function Cells({pictures}: {pictures: CellPictures}) {
  return (
    <div className="cells">
      {[pictures.round, pictures.stuck].map(
        (kind, index) =>
          kind && (
            // biome-ignore lint/suspicious/noArrayIndexKey: the two never change place
            <figure key={index}>
              <Picture picture={kind.picture} sizes="(min-width: 48rem) 600px, 92vw" className="rounded" />
              <figcaption>
                <strong>
                  <T>{kind.label}</T>
                </strong>{' '}
                <TextElement as="span" text={kind.text} />
              </figcaption>
            </figure>
          ),
      )}
    </div>
  )
}
