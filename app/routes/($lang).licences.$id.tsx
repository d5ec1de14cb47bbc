import {type LoaderFunctionArgs, type MetaFunction, redirect} from '@remix-run/node'
import {useLoaderData} from '@remix-run/react'
import {richText} from '~/content/portable-text.server'
import {format} from '~/i18n/format'
import {licenceTextsOf, textsOf} from '~/i18n/i18n.server'
import {withPrefix} from '~/i18n/languages'
import {licencePath} from '~/licences/category'
import {detailsOf} from '~/licences/details'
import {FactList, PathTo} from '~/licences/fact-list'
import {LicenceNavigation} from '~/licences/navigation'
import {licenceReference} from '~/licences/reference.server'
import {codeNamed} from '~/licences/selection'
import {useLicenceTexts} from '~/licences/texts'
import {readingOf} from '~/preview/reading.server'
import {Banner} from '~/ui/banner'
import {IconArrowLeft, IconArrowRight} from '~/ui/icons'
import {SiteLink} from '~/ui/link'
import {pageMeta} from '~/ui/meta'
import {Notice} from '~/ui/notice'
import {RichText} from '~/ui/rich-text'
import {SourceList} from '~/ui/sources'

export const meta: MetaFunction<typeof loader> = ({data, ...rest}) =>
  pageMeta(data?.page, {...rest, trail: data?.trail})

export async function loader(args: LoaderFunctionArgs) {
  const {lang, prefix, reading} = await readingOf(args)
  const reference = await licenceReference(reading)
  if (!reference) throw redirect(prefix || '/')
  const {categories, notice, abroad, comparisonHeading, enquiryHeading} = reference
  const code = codeNamed(
    args.params.id ?? '',
    categories.map((category) => category.code),
  )
  const category = categories.find((one) => one.code === code)
  if (!category) throw redirect(withPrefix(prefix, licencePath()))
  if (args.params.id !== category.slug) throw redirect(withPrefix(prefix, licencePath(category.code)), 308)
  const {title, summary, description, image, sources} = category
  const texts = textsOf(lang).licences
  const rich = richText(prefix)
  return {
    page: {title: `${format(texts.category, {code: category.code})}: ${title}`, description: summary},
    trail: [{label: reference.title, to: licencePath()}],
    texts: licenceTextsOf(lang),
    facts: detailsOf(category, categories, {lang, texts}),
    headings: {title: reference.title, comparisonHeading, abroad: {heading: abroad.heading}, enquiryHeading},
    notice: rich(notice),
    html: rich(description, 2),
    image,
    sources,
    scopeNote: reference.scopeNote,
  }
}

export {notAfterSending as shouldRevalidate} from '~/forms/reach'

export default function LicenceCategory() {
  const {page, trail, headings, notice, facts, html, image, sources, scopeNote} =
    useLoaderData<typeof loader>()
  const words = useLicenceTexts()
  const {code, path, titles} = facts
  return (
    <>
      <LicenceNavigation headings={headings} />
      <Banner heading={page.title} intro={page.description} picture={image} trail={trail} />
      <div className="container licence-notice">
        <Notice html={notice} />
      </div>
      <div className="section container licence-page">
        <FactList facts={facts} />
        <div>
          <RichText html={html} />
          <section className="licence-way" aria-labelledby="way">
            <h2 id="way">{format(words.path, {code})}</h2>
            <PathTo path={path} titles={titles} />
          </section>
          <p className="actions">
            <SiteLink
              to={`${licencePath()}?category=${code.toLowerCase()}#enquiry`}
              className="button primary"
            >
              {format(words.enquire, {code})}
            </SiteLink>
          </p>
          <section className="licence-sources" aria-labelledby="sources">
            <h2 id="sources">{words.sources}</h2>
            <SourceList sources={sources} />
            <p>{scopeNote}</p>
          </section>
        </div>
      </div>
      <Neighbours />
    </>
  )
}

function Neighbours() {
  const {facts} = useLoaderData<typeof loader>()
  const texts = useLicenceTexts()
  const {previous, next, titles} = facts
  return (
    <nav className="container licence-neighbours" aria-label={texts.more}>
      <ul>
        {previous && (
          <li>
            <SiteLink to={licencePath(previous)} rel="prev" prefetch="viewport">
              <IconArrowLeft aria-hidden="true" size={20} />
              <span>
                {texts.previous} <strong>{previous}</strong> {titles[previous]}
              </span>
            </SiteLink>
          </li>
        )}
        <li>
          <SiteLink to={licencePath()}>{texts.overview}</SiteLink>
        </li>
        {next && (
          <li>
            <SiteLink to={licencePath(next)} rel="next" prefetch="viewport">
              <span>
                {texts.next} <strong>{next}</strong> {titles[next]}
              </span>
              <IconArrowRight aria-hidden="true" size={20} />
            </SiteLink>
          </li>
        )}
      </ul>
    </nav>
  )
}
