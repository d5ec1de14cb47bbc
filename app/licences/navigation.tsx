import {SiteLink} from '~/ui/link'
import {licencePath} from './category'
import {useLicenceTexts} from './texts'

/** Headings of the overview that the navigation leads to. */
export interface LicenceHeadings {
  title: string
  comparisonHeading: string
  abroad: {heading: string}
  enquiryHeading: string
}

/** The licence pages' own navigation, below the header of the site. */
export function LicenceNavigation({headings}: {headings: LicenceHeadings}) {
  const texts = useLicenceTexts()
  const parts = [
    ['', texts.overview],
    ['#comparison', headings.comparisonHeading],
    ['#abroad', headings.abroad.heading],
    ['#enquiry', headings.enquiryHeading],
  ] as const
  return (
    <nav aria-label={headings.title} className="licence-navigation">
      <ul className="container">
        {parts.map(([hash, heading]) => (
          <li key={hash}>
            <SiteLink to={`${licencePath()}${hash}`}>{heading}</SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
