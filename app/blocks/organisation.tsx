import {Fragment} from 'react'
import type {Text} from '~/content/text'
import type {AboutQueryResult} from '~/content/types.gen'
import {WebLink} from './link'
import {RowList} from './rows'
import {useOwnTexts} from './site'
import {T, TextElement} from './text'

type Facts = NonNullable<AboutQueryResult>['organisation']

/** Facts about the organisation behind the foundation; rows without a value are left out. */
export function Organisation({facts, legalForm}: {facts: Facts; legalForm: Text | undefined}) {
  const labels = useOwnTexts().organisation
  if (!facts?.heading) return null
  const {founded, board, annualReport, partners} = facts
  const links = partners.map(({_key, ...partner}, index) => (
    <Fragment key={_key}>
      {index > 0 && ', '}
      <WebLink {...partner} />
    </Fragment>
  ))
  const rows = [
    {name: labels.legalForm, value: legalForm && <T>{legalForm}</T>},
    {name: labels.founded, value: founded},
    {name: labels.board, value: board && <T>{board}</T>},
    {name: labels.annualReport, value: annualReport?.label && <WebLink {...annualReport} />},
    {name: labels.partners, value: links.length > 0 && links},
  ]
  return (
    <section className="section container organisation" aria-labelledby="organisation">
      <TextElement as="h2" id="organisation" text={facts.heading} />
      <RowList rows={rows} />
    </section>
  )
}
