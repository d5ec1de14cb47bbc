import type {ReactNode} from 'react'
import {format} from '~/i18n/format'
import {Picture} from '~/ui/picture'
import type {Code} from './category'
import {CategoryLink} from './category-link'
import type {Details} from './details'
import {Inclusions, Limits} from './fact-parts'
import {useLicenceTexts} from './texts'

/** The facts of a category: ages with rule, condition and source, limits, and both directions of inclusion. */
export function FactList({facts}: {facts: Details}) {
  const words = useLicenceTexts()
  const {titles} = facts
  return (
    <section className="licence-facts" aria-labelledby="facts">
      <div className="licence-card-head">
        <Picture picture={facts.symbol} sizes="72px" />
        <h2 id="facts">{words.glance}</h2>
      </div>
      <dl>
        <Fact name={words.minimumAge}>
          <ul className="licence-list">
            {facts.ages.map(({_key, years, scope, condition, source}) => (
              <li key={_key}>
                <strong>{format(words.years, {years})}</strong> ({words.scopes[scope]})
                {condition && `, ${condition}`} <small>{source}</small>
              </li>
            ))}
          </ul>
        </Fact>
        <Fact name={words.limits}>
          <Limits limits={facts.limits} empty={words.noLimits} />
        </Fact>
        <Fact name={words.prerequisite}>
          {facts.prerequisite ? (
            <CategoryLink code={facts.prerequisite} title={titles[facts.prerequisite]} />
          ) : (
            words.noneNeeded
          )}
        </Fact>
        <Fact name={words.includes}>
          <Inclusions inclusions={facts.includes} titles={titles} empty={words.includesNothing} />
        </Fact>
        <Fact name={words.includedIn}>
          <Inclusions inclusions={facts.includedIn} titles={titles} empty={words.includedNowhere} />
        </Fact>
      </dl>
    </section>
  )
}

function Fact({name, children}: {name: string; children: ReactNode}) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** The way to a category, one step after the other. */
export function PathTo({path, titles}: {path: Code[]; titles: Partial<Record<Code, string>>}) {
  const texts = useLicenceTexts()
  return (
    <ol className="licence-path">
      <li>{texts.pathStart}</li>
      {path.map((code, index) => (
        <li key={code}>
          {index === path.length - 1 ? (
            <strong>
              <span className="licence-code">{code}</span> {titles[code]}
            </strong>
          ) : (
            <CategoryLink code={code} title={titles[code]} />
          )}
        </li>
      ))}
    </ol>
  )
}
