import type {LoaderFunctionArgs, MetaFunction} from '@remix-run/node'
import {useLoaderData} from '@remix-run/react'
import {LegalText} from '~/blocks/legal-text'
import {EmailLink, PhoneLink} from '~/blocks/link'
import {useOwnTexts, useSite} from '~/blocks/site'
import {TextElement} from '~/blocks/text'
import {readPage} from '~/content/content.server'
import {withHtml} from '~/content/portable-text.server'
import {ownTextsOf} from '~/i18n/i18n.server'
import {readingOf} from '~/preview/reading.server'
import {pageMeta} from '~/shell/meta'

export const meta: MetaFunction<typeof loader> = ({data, ...rest}) => pageMeta(data?.page, rest)

export async function loader(args: LoaderFunctionArgs) {
  const {prefix, reading} = await readingOf(args)
  const page = withHtml(prefix)(await readPage('imprintPage', reading), 'body', 2)
  return {page, texts: ownTextsOf(reading.lang, 'imprint')}
}

/** Names and addresses exist only as in the German register: screen readers pronounce them in German everywhere. */
const ownLanguage = 'de'

export {notAfterSending as shouldRevalidate} from '~/forms/reach'

/** The particulars that DDG § 5 and MStV § 18 (2) ask for, then whatever else staff wrote. */
export default function Imprint() {
  const {page} = useLoaderData<typeof loader>()
  const {lang} = useSite()
  const labels = useOwnTexts().imprint
  return (
    <LegalText page={page}>
      <dl className="particulars">
        <dt>{labels.provider}</dt>
        <dd lang={ownLanguage}>
          {page.legalName}
          <br />
          {page.street}
          <br />
          {page.postalCode} {page.city}
          <br />
          <TextElement as="span" lang={lang} text={page.country} />
        </dd>
        {page.legalForm && (
          <>
            <dt>{labels.legalForm}</dt>
            <TextElement as="dd" text={page.legalForm} />
          </>
        )}
        <dt>{labels.representedBy}</dt>
        <dd lang={ownLanguage}>{page.representatives.join(', ')}</dd>
        <dt>{labels.contact}</dt>
        <dd>
          {labels.phone}: <PhoneLink number={page.phone} />
          <br />
          {labels.email}: <EmailLink address={page.email} />
        </dd>
        <dt>{labels.supervision}</dt>
        <TextElement as="dd" text={page.supervisoryAuthority} />
        {page.register && (
          <>
            <dt>{labels.register}</dt>
            <TextElement as="dd" text={page.register} />
          </>
        )}
        {page.vatId && (
          <>
            <dt>{labels.vatId}</dt>
            <dd>{page.vatId}</dd>
          </>
        )}
        <dt>{labels.responsible}</dt>
        <dd lang={ownLanguage}>
          {page.responsiblePerson}
          <br />
          {page.responsibleAddress}
        </dd>
      </dl>
    </LegalText>
  )
}
