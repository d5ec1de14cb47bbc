import type {LoaderFunctionArgs, MetaFunction} from '@remix-run/node'
import {useLoaderData} from '@remix-run/react'
import {imprintPage} from '~/content/content.server'
import {withHtml} from '~/content/portable-text.server'
import {readingOf} from '~/preview/reading.server'
import {LegalText} from '~/ui/legal-text'
import {EmailLink, PhoneLink} from '~/ui/link'
import {pageMeta} from '~/ui/meta'
import {useSite} from '~/ui/site'

export const meta: MetaFunction<typeof loader> = ({data, ...rest}) => pageMeta(data?.page, rest)

export async function loader(args: LoaderFunctionArgs) {
  const {prefix, reading} = await readingOf(args)
  return {page: withHtml(prefix)(await imprintPage(reading), 'body', 2)}
}

/** Names and addresses are there once, as in the German register: read aloud, they sound German on every page. */
const ownLanguage = 'de'

export {notAfterSending as shouldRevalidate} from '~/forms/reach'

/** The particulars that DDG § 5 and MStV § 18 (2) ask for, then whatever else staff wrote. */
export default function Imprint() {
  const {page} = useLoaderData<typeof loader>()
  const {lang, texts} = useSite()
  const words = texts.imprint
  return (
    <LegalText page={page}>
      <dl className="particulars">
        <dt>{words.provider}</dt>
        <dd lang={ownLanguage}>
          {page.legalName}
          <br />
          {page.street}
          <br />
          {page.postalCode} {page.city}
          <br />
          <span lang={lang}>{page.country}</span>
        </dd>
        <dt>{words.representedBy}</dt>
        <dd lang={ownLanguage}>{page.representatives.join(', ')}</dd>
        <dt>{words.contact}</dt>
        <dd>
          {words.phone}: <PhoneLink number={page.phone} />
          <br />
          {words.email}: <EmailLink address={page.email} />
        </dd>
        <dt>{words.supervision}</dt>
        <dd>{page.supervisoryAuthority}</dd>
        {page.register && (
          <>
            <dt>{words.register}</dt>
            <dd>{page.register}</dd>
          </>
        )}
        {page.vatId && (
          <>
            <dt>{words.vatId}</dt>
            <dd>{page.vatId}</dd>
          </>
        )}
        <dt>{words.responsible}</dt>
        <dd lang={ownLanguage}>
          {page.responsiblePerson}
          <br />
          {page.responsibleAddress}
        </dd>
      </dl>
    </LegalText>
  )
}
