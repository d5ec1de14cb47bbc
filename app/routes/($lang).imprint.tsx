import type {LoaderFunctionArgs, MetaFunction} from '@remix-run/node'
import {useLoaderData} from '@remix-run/react'
import {LegalText} from '~/blocks/legal-text'
import {EmailLink, PhoneLink} from '~/blocks/link'
import {RowList} from '~/blocks/rows'
import {useOwnTexts} from '~/blocks/site'
import {T} from '~/blocks/text'
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
  const labels = useOwnTexts().imprint
  const provider = (
    <>
      <span lang={ownLanguage}>
        {page.legalName}
        <br />
        {page.street}
        <br />
        {page.postalCode} {page.city}
      </span>
      <br />
      <T>{page.country}</T>
    </>
  )
  const contact = (
    <>
      {labels.phone}: <PhoneLink number={page.phone} />
      <br />
      {labels.email}: <EmailLink address={page.email} />
    </>
  )
  const responsible = (
    <span lang={ownLanguage}>
      {page.responsiblePerson}
      <br />
      {page.responsibleAddress}
    </span>
  )
  const rows = [
    {name: labels.provider, value: provider},
    {name: labels.legalForm, value: page.legalForm && <T>{page.legalForm}</T>},
    {name: labels.representedBy, value: <span lang={ownLanguage}>{page.representatives.join(', ')}</span>},
    {name: labels.contact, value: contact},
    {name: labels.supervision, value: <T>{page.supervisoryAuthority}</T>},
    {name: labels.register, value: page.register && <T>{page.register}</T>},
    {name: labels.vatId, value: page.vatId},
    {name: labels.responsible, value: responsible},
  ]
  return (
    <LegalText page={page}>
      <RowList className="particulars" rows={rows} />
    </LegalText>
  )
}
