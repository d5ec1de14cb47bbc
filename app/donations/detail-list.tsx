import type {ReactNode} from 'react'
import {TextElement} from '~/blocks/text'
import {plain, type Text} from '~/content/text'

export interface Detail {
  name: Text
  value: ReactNode
}

/** The details of a donation; those without a value are left out. */
export const DetailList = ({details}: {details: Detail[]}) => (
  <dl className="detail-list">
    {details
      .filter(({value}) => value)
      .map(({name, value}) => (
        <div key={plain(name)}>
          <TextElement as="dt" text={name} />
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
)
