import {SiteLink} from '~/blocks/link'
import {T, TextElement} from '~/blocks/text'
import {joined, plain, type Text} from '~/content/text'
import {type Code, licencePath} from '~/licences/category'
import type {Inclusion} from '~/licences/relations'

/** Facts that both the table and the page of a category show. */

export const Limits = ({limits}: {limits: Text[]}) => (
  <ul className="licence-list">
    {limits.map((limit) => (
      <TextElement as="li" key={plain(limit)} text={limit} />
    ))}
  </ul>
)

/** Categories that are included, or that include; with their names where `titles` has them. */
export const Inclusions = ({inclusions, titles}: {inclusions: Inclusion[]; titles?: Record<Code, Text>}) => (
  <ul className="licence-list">
    {inclusions.map(({code, conditions}) => (
      <li key={code}>
        <CategoryLink code={code} title={titles?.[code]} />
        {titles ? (
          <TextElement as="small" text={joined(conditions, ', ')} />
        ) : (
          <T>{conditions.flatMap((condition) => [', ', condition])}</T>
        )}
      </li>
    ))}
  </ul>
)

interface LinkProps {
  code: Code
  title?: Text
  /** Below the letters. */
  note?: string
}

export function CategoryLink({code, title, note}: LinkProps) {
  return (
    <SiteLink to={licencePath(code)} className={title ? 'licence-link' : 'licence-link bare'}>
      <span className="licence-code">{title ? `${code} ` : code}</span>
      {title && <TextElement as="span" className="licence-name" text={title} />}
      {note && <small>{note}</small>}
    </SiteLink>
  )
}
