import type {LoaderFunctionArgs, MetaFunction} from '@remix-run/node'
import {useLoaderData} from '@remix-run/react'
import {Banner} from '~/blocks/banner'
import {MedicalNote, ReviewMark, reviewStatus} from '~/blocks/sources'
import {CardEditor} from '~/card/card-editor'
import {readPage} from '~/content/content.server'
import {textsOf} from '~/i18n/i18n.server'
import {readingOf} from '~/preview/reading.server'
import {pageMeta} from '~/shell/meta'

export const meta: MetaFunction<typeof loader> = ({data, ...rest}) => pageMeta(data?.page, rest)

export async function loader(args: LoaderFunctionArgs) {
  const {reading} = await readingOf(args)
  const page = await readPage('emergencyCardPage', reading)
  const reviewed = {
    de: reviewStatus(page, textsOf('de').review, 'de'),
    en: reviewStatus(page, textsOf('en').review, 'en'),
  }
  return {page, reviewed}
}

export {notAfterSending as shouldRevalidate} from '~/forms/reach'

export default function EmergencyCard() {
  const {page, reviewed} = useLoaderData<typeof loader>()
  return (
    <>
      <Banner heading={page.heading} intro={page.intro} picture={page.picture} />
      <div className="section container">
        <CardEditor page={page} reviewed={reviewed}>
          <ReviewMark review={page} />
          <MedicalNote reviews={[page]} />
        </CardEditor>
      </div>
    </>
  )
}
