import type {ReactNode} from 'react'
import {plain, type Text} from '~/content/text'
import {TextElement} from './text'

interface Row {
  name: Text
  value: ReactNode
}

/** Names with values; rows without a value are left out. */
export const RowList = ({rows, className}: {rows: Row[]; className?: string}) => (
  <dl className={className}>
    {rows.map(({name, value}) =>
      value ? (
        <div key={plain(name)}>
          <TextElement as="dt" text={name} />
          <dd>{value}</dd>
        </div>
      ) : null,
    )}
  </dl>
)
