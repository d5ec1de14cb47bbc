import {SiteLink} from '~/blocks/link'
import {Picture} from '~/blocks/picture'
import {RichText} from '~/blocks/rich-text'
import {useOwnTexts} from '~/blocks/site'
import {type Source, Sources} from '~/blocks/sources'
import {format} from '~/i18n/format'
import {type Category, type Code, type LicencePage, licencePath} from './category'
import type {Details} from './details'
import {AgeRules, FactList} from './facts/fact-list'
import {LegalNotes, Warning} from './warning'

interface Props extends Pick<LicencePage, 'noticeLine' | 'scopeNote'>, Pick<Category, 'image'> {
  facts: Details
  html: string
  sources: Source[]
}

/** The text of a category, with its facts beside it, and links to all others. */
export function CategoryPage({facts, html, image, sources, noticeLine, scopeNote}: Props) {
  const labels = useOwnTexts().licences
  const {code, ages} = facts
  return (
    <>
      <div className="section container beside">
        <div className="licence-summary">
          <FactList facts={facts} />
          <Warning line={noticeLine} />
        </div>
        <div>
          <Picture
            picture={image}
            sizes="(min-width: 60rem) 44rem, 92vw"
            className="licence-picture"
            ratio={16 / 7}
          />
          <RichText html={html} />
          <h2 id="ages">{labels.ageRules}</h2>
          <AgeRules ages={ages} />
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
