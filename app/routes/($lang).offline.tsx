import type {LoaderFunctionArgs, MetaFunction} from '@remix-run/node'
import {useLoaderData} from '@remix-run/react'
import {Banner} from '~/blocks/banner'
import {EmergencyBox} from '~/blocks/emergency-box'
import {emergencyHtml} from '~/blocks/emergency-box.server'
import {IconPhone} from '~/blocks/icons'
import {PhoneLink} from '~/blocks/link'
import {useSite} from '~/blocks/site'
import {MedicalNote} from '~/blocks/sources'
import {TextElement} from '~/blocks/text'
import {readPage} from '~/content/content.server'
import {offlineTexts} from '~/i18n/offline-texts'
import {readingOf} from '~/preview/reading.server'

/**
 * Replaces pages that cannot be loaded offline, at their addresses. It has no scripts, as Remix shows an error if a
 * page hydrates at another address than its own.
 */
export const handle = {isStatic: true}

export const meta: MetaFunction<typeof loader> = ({data}) => [
  {title: data?.labels.title},
  {name: 'description', content: data?.labels.text},
  {name: 'robots', content: 'noindex'},
]

export async function loader(args: LoaderFunctionArgs) {
  const {lang, prefix, reading} = await readingOf(args)
  const {emergency} = await readPage('homePage', reading)
  return {labels: offlineTexts[lang], emergency: emergencyHtml(prefix, emergency)}
}

export default function Offline() {
  const {labels, emergency} = useLoaderData<typeof loader>()
  const {site} = useSite()
  return (
    <>
      <Banner heading={labels.title} intro={labels.text}>
        <p className="actions">
          {/* biome-ignore lint/a11y/useValidAnchor: reloads the current address, whichever it is */}
          <a className="button primary" href="">
            {labels.retry}
          </a>
        </p>
      </Banner>
      <div className="container strip">
        <EmergencyBox emergency={emergency} id="emergency" />
        {emergency && <MedicalNote reviews={[emergency]} />}
      </div>
      <section className="section container narrow" aria-labelledby="help">
        <h2 id="help">{labels.helpTitle}</h2>
        <ul>
          {labels.help.map((advice) => (
            <li key={advice}>{advice}</li>
          ))}
        </ul>
      </section>
      <section className="section container narrow" aria-labelledby="call">
        <h2 id="call">{labels.call}</h2>
        <dl className="actions">
          {site.phones.map(({_key, label, number}) => (
            <div key={_key}>
              <TextElement as="dt" text={label} />
              <dd>
                <PhoneLink number={number} className="button">
                  <IconPhone size={20} />
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
