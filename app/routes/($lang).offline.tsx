import type {LoaderFunctionArgs, MetaFunction} from '@remix-run/node'
import {useLoaderData} from '@remix-run/react'
import {homePage} from '~/content/content.server'
import {withHtml} from '~/content/portable-text.server'
import {offlineTexts} from '~/i18n/offline-texts'
import {readingOf} from '~/preview/reading.server'
import {Banner} from '~/ui/banner'
import {EmergencyBox} from '~/ui/emergency-box'
import {IconPhone} from '~/ui/icons'
import {PhoneLink} from '~/ui/link'
import {useSite} from '~/ui/site'

/**
 * Stands in for pages that cannot be read offline, under their addresses. So it is static: a page that starts the app under
 * another address than its own is replaced by an error.
 */
export const handle = {isStatic: true}

export const meta: MetaFunction<typeof loader> = ({data}) => [
  {title: data?.words.title},
  {name: 'description', content: data?.words.text},
  {name: 'robots', content: 'noindex'},
]

export async function loader(args: LoaderFunctionArgs) {
  const {lang, prefix, reading} = await readingOf(args)
  const {emergency} = await homePage(reading)
  return {words: offlineTexts[lang], emergency: emergency && withHtml(prefix)(emergency, 'body')}
}

export default function Offline() {
  const {words, emergency} = useLoaderData<typeof loader>()
  const {site} = useSite()
  return (
    <>
      <Banner heading={words.title} intro={words.text}>
        <p className="actions">
          {/* biome-ignore lint/a11y/useValidAnchor: the address that was asked for, whichever it is */}
          <a className="button primary" href="">
            {words.retry}
          </a>
        </p>
      </Banner>
      <div className="container strip">
        <EmergencyBox emergency={emergency} id="emergency" />
      </div>
      <section className="section container narrow" aria-labelledby="help">
        <h2 id="help">{words.helpTitle}</h2>
        <ul>
          {words.help.map((advice) => (
            <li key={advice}>{advice}</li>
          ))}
        </ul>
      </section>
      <section className="section container narrow" aria-labelledby="call">
        <h2 id="call">{words.call}</h2>
        <dl className="actions">
          {site.phones.map(({_key, label, number}) => (
            <div key={_key}>
              <dt>{label}</dt>
              <dd>
                <PhoneLink number={number} className="button">
                  <IconPhone aria-hidden="true" size={20} />
                  {number}
                </PhoneLink>
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  )
}
