import {type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect} from '@remix-run/node'
import {useActionData} from '@remix-run/react'
import {siteSettings} from '~/content/content.server'
import {pageLanguage} from '~/i18n/page-language.server'
import {SiteLink} from '~/ui/link'
import {pageMeta} from '~/ui/meta'
import {useSite} from '~/ui/site'

export const meta: MetaFunction<typeof loader> = ({matches, location}) =>
  pageMeta({title: 'Newsletter', description: 'Newsletter'}, {matches, location})

/** Only the form in the footer leads here. */
export async function loader({request, params}: LoaderFunctionArgs) {
  const {prefix} = await pageLanguage(request, params)
  return redirect(prefix || '/')
}

/** Nobody can subscribe yet: nothing is stored or sent, and the answer says so. */
export async function action({request, params}: ActionFunctionArgs) {
  const {lang} = await pageLanguage(request, params)
  const {newsletter} = await siteSettings(lang)
  return {notice: newsletter.inactiveNotice}
}

/** The answer where the form was sent without JavaScript. */
export default function Newsletter() {
  const {site} = useSite()
  const answer = useActionData<typeof action>()
  return (
    <div className="section container narrow">
      <h1>{site.newsletter.heading}</h1>
      <p className="lead" role="status">
        {answer?.notice}
      </p>
      <p>
        <SiteLink to="/" className="button">
          {site.name}
        </SiteLink>
      </p>
    </div>
  )
}
