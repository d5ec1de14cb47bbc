import {type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction} from '@remix-run/node'
import {useLoaderData} from '@remix-run/react'
import {siteSettings} from '~/content/content.server'
import {stopped, waiting} from '~/forms/guard.server'
import {readForm} from '~/forms/read.server'
import {translator} from '~/i18n/i18n.server'
import {readingOf} from '~/preview/reading.server'
import {SiteLink} from '~/ui/link'
import {pageMeta} from '~/ui/meta'
import {useSite} from '~/ui/site'

export {formHeaders as headers} from '~/forms/guard.server'

export const meta: MetaFunction<typeof loader> = ({data, ...rest}) => pageMeta(data?.page, rest)

export async function loader(args: LoaderFunctionArgs) {
  const {reading} = await readingOf(args)
  const {newsletter} = await siteSettings(reading)
  return {page: {title: newsletter.heading, description: newsletter.text, notice: newsletter.inactiveNotice}}
}

/** Nobody can subscribe yet: nothing is stored or sent, and the answer says so. */
export async function action(args: ActionFunctionArgs) {
  const {lang, reading} = await readingOf(args)
  const stop = stopped(args, await readForm(args.request), ['email'])
  if (stop?.status === 'limited') {
    const t = await translator(lang)
    const notice = t('form.limited.text', {seconds: stop.seconds})
    return data({notice}, waiting(stop))
  }
  const {newsletter} = await siteSettings(reading)
  return {notice: newsletter.inactiveNotice}
}

/** The answer where the form of the footer was sent without JavaScript. */
export default function Newsletter() {
  const {page} = useLoaderData<typeof loader>()
  const {site} = useSite()
  return (
    <div className="section container narrow">
      <h1>{page.title}</h1>
      <p className="lead" role="status">
        {page.notice}
      </p>
      <p>
        <SiteLink to="/" className="button">
          {site.name}
        </SiteLink>
      </p>
    </div>
  )
}
