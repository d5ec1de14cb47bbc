import {SiteLink} from '~/blocks/link'
import {Picture} from '~/blocks/picture'
import {RowList} from '~/blocks/rows'
import {useOwnTexts} from '~/blocks/site'
import {T, TextElement} from '~/blocks/text'
import {format} from '~/i18n/format'
import {licencePath} from '~/licences/category'
import type {Details} from '~/licences/details'
import type {Inclusion} from '~/licences/relations'
import {CategoryLink, Inclusions, Limits} from './fact-parts'

/** A category at a glance: its requirements, and what it allows. */
export function FactList({facts}: {facts: Details}) {
  const labels = useOwnTexts().licences
  const {code, symbol, ages, agesInShort, limits, includes, includedIn, prerequisite, leadsTo, titles} = facts
  const named = (inclusions: Inclusion[]) => <Inclusions inclusions={inclusions} titles={titles} />
  const minimumAge = ages.length > 1 ? <a href="#ages">{agesInShort}</a> : agesInShort
  const next = leadsTo.length > 0 && (
    <>
      <ul className="licence-list">
        {leadsTo.map(({code, age}) => (
          <li key={code}>
            <CategoryLink code={code} note={age} />
          </li>
        ))}
      </ul>
      <SiteLink to={`${licencePath()}?held=${code}#results`}>{labels.leadsToMore}</SiteLink>
    </>
  )
  const rows = [
    {name: labels.minimumAge, value: minimumAge},
    {name: labels.limits, value: limits.length > 0 && <Limits limits={limits} />},
    {
      name: labels.prerequisite,
      value: prerequisite ? named([{code: prerequisite, conditions: []}]) : labels.noneNeeded,
    },
    {name: labels.includes, value: includes.length > 0 && named(includes)},
    {name: labels.leadsTo, value: next},
    {name: labels.includedIn, value: includedIn.length > 0 && <Inclusions inclusions={includedIn} />},
  ]
  return (
    <section className="licence-facts" aria-labelledby="facts">
      <div className="licence-head">
        <Picture picture={symbol} sizes="72px" decorative />
        <h2 id="facts">{labels.glance}</h2>
      </div>
      <RowList rows={rows} />
    </section>
  )
}

/** Each minimum age with its scope, condition and source. */
export function AgeRules({ages}: {ages: Details['ages']}) {
  const labels = useOwnTexts().licences
  return (
    <ul className="licence-ages">
      {ages.map(({_key, years, scope, condition, source}) => (
        <li key={_key}>
          <strong>{format(labels.years, {years})}</strong> ({labels.scopes[scope]})
          {condition && <T>{[', ', condition]}</T>} <TextElement as="small" text={source} />
        </li>
      ))}
    </ul>
  )
}
