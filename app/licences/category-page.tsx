import {SiteLink} from '~/blocks/link'
import {RichText} from '~/blocks/rich-text'
import {useOwnTexts} from '~/blocks/site'
import {type Source, Sources} from '~/blocks/sources'
import {format} from '~/i18n/format'
import {type Code, type LicencePage, licencePath} from './category'
import type {Details} from './details'
import {AgeRules, FactList} from './facts/fact-list'
import {LegalNotes, Warning} from './warning'

interface Props extends Pick<LicencePage, 'noticeLine' | 'scopeNote'> {
  facts: Details
  html: string
  sources: Source[]
}

/** The text of a category, with its facts beside it, and links to all others. */
export function CategoryPage({facts, html, sources, noticeLine, scopeNote}: Props) {
  const labels = useOwnTexts().licences
  const {code, ages} = facts
  return (
    <>
      <div className="section container beside">
        <FactList facts={facts} />
        <div>
          <Warning line={noticeLine} />
          <h2 id="ages">{labels.ageRules}</h2>
          <AgeRules ages={ages} />
          <RichText html={html} />
          <LegalNotes notes={[scopeNote]} />
          <Sources sources={sources} />
          <p className="actions">
            <SiteLink
              to={`${licencePath()}?category=${code.toLowerCase()}#enquiry`}
              className="button primary"
            >
              {format(labels.enquire, {code})}
            </SiteLink>
          </p>
        </div>
      </div>
      <nav className="section container licence-more" aria-labelledby="more">
        <h2 id="more">{labels.more}</h2>
        <ul className="licence-letters">
          {(Object.keys(facts.titles) as Code[]).map((one) => (
            <li key={one}>
              <SiteLink to={licencePath(one)} aria-current={one === code ? 'page' : undefined}>
                {one}
              </SiteLink>
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}
