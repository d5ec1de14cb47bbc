import type {LoaderFunctionArgs, MetaFunction} from '@remix-run/node'
import {useLoaderData} from '@remix-run/react'
import {useReducer} from 'react'
import {LegalText} from '~/blocks/legal-text'
import {readPage} from '~/content/content.server'
import {withHtml} from '~/content/portable-text.server'
import {privacyTexts} from '~/i18n/privacy-texts.server'
import {readingOf} from '~/preview/reading.server'
import {ConsentForm} from '~/privacy/consent-form'
import {SavedOnDevice} from '~/privacy/saved-on-device'
import {trackingOffer} from '~/privacy/tracking.server'
import {pageMeta} from '~/shell/meta'

export const meta: MetaFunction<typeof loader> = ({data, ...rest}) => pageMeta(data?.page, rest)

export async function loader(args: LoaderFunctionArgs) {
  const {lang, prefix, reading} = await readingOf(args)
  const [page, offer] = await Promise.all([readPage('privacyPage', reading), trackingOffer()])
  return {
    page: withHtml(prefix)(page, 'body', 2),
    offer: offer && {version: offer.version, texts: offer.texts[lang]},
    labels: privacyTexts[lang],
  }
}

export {notAfterSending as shouldRevalidate} from '~/forms/reach'

export default function Privacy() {
  const {page, offer, labels} = useLoaderData<typeof loader>()
  const [changes, changed] = useReducer((count: number) => count + 1, 0)
  return (
    <>
      <LegalText page={page} />
      <div className="section container beside legal privacy-choices">
        {offer && <ConsentForm {...offer} labels={labels.consent} changes={changes} onDecide={changed} />}
        <SavedOnDevice labels={labels.device} changes={changes} onDelete={changed} />
      </div>
    </>
  )
}
