import {SiteLink} from '~/ui/link'
import {type Code, licencePath} from './category'

/** Leads to the page of a category. */
export function CategoryLink({code, title}: {code: Code; title?: string}) {
  return (
    <SiteLink to={licencePath(code)} className={title ? 'licence-link' : 'licence-link bare'}>
      <span className="licence-code">{code}</span>
      {title && ` ${title}`}
    </SiteLink>
  )
}
