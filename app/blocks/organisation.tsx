import {Fragment, type ReactNode} from 'react'
import type {Text} from '~/content/text'
import type {AboutQueryResult} from '~/content/types.gen'
import {WebLink} from './link'
import {useOwnTexts} from './site'
import {T, TextElement} from './text'

type Facts = NonNullable<AboutQueryResult>['organisation']

/** Facts about the organisation behind the foundation; rows without a value are left out. */
export function Organisation({facts, legalForm}: {facts: Facts; legalForm: Text | undefined}) {
  const labels = useOwnTexts().organisation
  if (!facts?.heading) return null
  const {founded, board, annualReport, partners} = facts
  const rows: [string, ReactNode][] = [
    [labels.legalForm, legalForm && <T>{legalForm}</T>],
    [labels.founded, founded],
    [labels.board, board && <T>{board}</T>],
    [labels.annualReport, annualReport?.label && <WebLink {...annualReport} />],
    [
      labels.partners,
      partners.length > 0 &&
        partners.map(({_key, ...partner}, index) => (
          <Fragment key={_key}>
            {index > 0 && ', '}
            <WebLink {...partner} />
          </Fragment>
        )),
    ],
  ]
  return (
    <section className="section container organisation" aria-labelledby="organisation">
      <TextElement as="h2" id="organisation" text={facts.heading} />
      <dl>
        {rows.map(([label, value]) =>
          value ? (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
    </section>
  )
}
