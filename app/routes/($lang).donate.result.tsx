import {
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import {useLoaderData} from '@remix-run/react'
import {useEffect} from 'react'
import {Banner} from '~/blocks/banner'
import {EditedLink, SiteLink} from '~/blocks/link'
import {useOwnTexts, useSite} from '~/blocks/site'
import {TextElement} from '~/blocks/text'
import {readPage} from '~/content/content.server'
import {formId} from '~/donations/input'
import {readMarker} from '~/donations/marker.server'
import {PersonToAsk} from '~/donations/panel'
import {resultOf} from '~/donations/result.server'
import {ResultDetails} from '~/donations/result-details'
import {forgetDraft} from '~/forms/draft'
import {ownTextsOf} from '~/i18n/i18n.server'
import {withPrefix} from '~/i18n/languages'
import {QrCode} from '~/media/qr-code'
import {readingOf} from '~/preview/reading.server'
import {pageMeta} from '~/shell/meta'

export const meta: MetaFunction<typeof loader> = ({data, ...rest}) => [
  ...pageMeta(data && {...data.labels, title: data.step.heading}, rest),
  {name: 'robots', content: 'noindex'},
]

export const headers: HeadersFunction = ({loaderHeaders}) => loaderHeaders

/** Reads the donation from the signed marker in the address. */
export async function loader(args: LoaderFunctionArgs) {
  const {prefix, reading} = await readingOf(args)
  const donation = readMarker(new URL(args.request.url).searchParams.get('donation') ?? '')
  if (!donation) throw redirect(withPrefix(prefix, '/donate'))
  const result = resultOf(await readPage('donatePage', reading), donation)
  const texts = ownTextsOf(reading.lang, 'donate')
  return data({...result, donation, texts}, {headers: {'Cache-Control': 'private, no-cache'}})
}

export {notAfterSending as shouldRevalidate} from '~/forms/reach'

export default function Result() {
  const {labels, donation, transfer, step} = useLoaderData<typeof loader>()
  const {site, texts} = useSite()
  const {donate} = useOwnTexts()
  useEffect(() => forgetDraft(formId, donation.arrival), [donation.arrival])
  return (
    <>
      <Banner {...labels} {...step} />
      <div className="section container donation-page donation">
        <div className="form-panel">
          <ResultDetails {...{labels, donation, transfer}} />
          <p className="actions">
            <SiteLink to="/" className="button">
              {texts.toHome}
            </SiteLink>
            <EditedLink link={site.volunteerLink} className="button" />
            <EditedLink link={site.donateLink} className="button" />
          </p>
        </div>
        <div className="panel">
          {transfer?.giroCode && (
            <figure className="giro-code">
              <QrCode {...transfer.giroCode} label={donate.giroCode} />
              <figcaption>
                <TextElement as="p" text={labels.giroCodeText} />
              </figcaption>
            </figure>
          )}
          <PersonToAsk labels={labels} />
        </div>
      </div>
    </>
  )
}
