import type {ReactNode} from 'react'
import {format} from '~/i18n/format'
import type {Code} from './category'
import {CategoryLink} from './category-link'
import type {Inclusion} from './relations'
import {useLicenceTexts} from './texts'

/** What the table and the page of a category both show. `empty` stands where there is nothing to list. */

export function Limits({limits, empty}: {limits: string[]; empty: ReactNode}) {
  if (limits.length === 0) return empty
  return (
    <ul className="licence-list">
      {limits.map((limit) => (
        <li key={limit}>{limit}</li>
      ))}
    </ul>
  )
}

interface InclusionsProps {
  inclusions: Inclusion[]
  empty: ReactNode
  /** Names of the categories, where they are wanted beside the codes. */
  titles?: Partial<Record<Code, string>>
}

/** Categories that are included, or that include. */
export function Inclusions({inclusions, empty, titles}: InclusionsProps) {
  const texts = useLicenceTexts()
  if (inclusions.length === 0) return empty
  return (
    <ul className="licence-list">
      {inclusions.map(({code, conditions, via}) => (
        <li key={code}>
          <CategoryLink code={code} title={titles?.[code]} />
          {conditions.length > 0 && `, ${conditions.join(', ')}`}
          {via && ` (${format(texts.via, {code: via})})`}
        </li>
      ))}
    </ul>
  )
}

/** A dash for the eye, the words for a screen reader. */
export function Dash({text}: {text: string}) {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{text}</span>
    </>
  )
}
