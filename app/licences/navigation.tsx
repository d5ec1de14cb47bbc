import {SiteLink} from '~/blocks/link'
import {useOwnTexts} from '~/blocks/site'
import {licencePath} from './category'

/** The licence pages' own navigation, below the header of the site. */
export function LicenceNavigation({onOverview}: {onOverview?: boolean}) {
  const texts = useOwnTexts().licences
  const parts = [
    ['', texts.overview],
    ['#abroad', texts.abroad],
    ['#enquiry', texts.ask],
  ] as const
  return (
    <nav aria-label={texts.navigation} className="licence-navigation">
      <ul className="container">
        {parts.map(([hash, name]) => (
          <li key={hash}>
            <SiteLink to={`${licencePath()}${hash}`} aria-current={onOverview && !hash ? 'page' : undefined}>
              {name}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
