import {type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect} from '@remix-run/node'
import {useLoaderData} from '@remix-run/react'
import {memo} from 'react'
import {foldableText, richText} from '~/content/portable-text.server'
import {answerForm} from '~/forms/answer.server'
import {validMark} from '~/forms/confirmation.server'
import {enquiryFieldNames, submitEnquiry} from '~/forms/enquiry.server'
import {ErrorSummary} from '~/forms/fields'
import {stopped} from '~/forms/guard.server'
import {notAfterSending, sendIfReachable} from '~/forms/reach'
import {readForm} from '~/forms/read.server'
import {useSending} from '~/forms/sending'
import {licenceTextsOf, textsOf, translator} from '~/i18n/i18n.server'
import {withPrefix} from '~/i18n/languages'
import {CategoryCard} from '~/licences/category-card'
import {ComparisonTable} from '~/licences/comparison-table'
import {Enquiry} from '~/licences/enquiry'
import {FilterForm} from '~/licences/filter-form'
import {LicenceNavigation} from '~/licences/navigation'
import {overviewOf} from '~/licences/overview'
import {licenceReference} from '~/licences/reference.server'
import {codeNamed, isEmpty, readSelection} from '~/licences/selection'
import {useLicenceTexts} from '~/licences/texts'
import {readingOf} from '~/preview/reading.server'
import {Banner} from '~/ui/banner'
import {Folded} from '~/ui/folded'
import {pageMeta} from '~/ui/meta'
import {Notice} from '~/ui/notice'
import {RichText} from '~/ui/rich-text'
import {Sources} from '~/ui/sources'

export {formHeaders as headers} from '~/forms/guard.server'

export const meta: MetaFunction<typeof loader> = ({data, ...rest}) => pageMeta(data?.page, rest)

export async function loader(args: LoaderFunctionArgs) {
  const {lang, prefix, reading} = await readingOf(args)
  const [reference, t] = await Promise.all([licenceReference(reading), translator(lang)])
  if (!reference) throw redirect(prefix || '/')
  const {categories, notice, abroad, ...words} = reference
  const {searchParams} = new URL(args.request.url)
  const codes = categories.map(({code}) => code)
  const selection = readSelection(searchParams, codes)
  const groups = overviewOf(reference, selection, {lang, texts: textsOf(lang).licences})
  const count = groups.flatMap(({cards}) => cards).length
  const found = isEmpty(selection) ? t('licences.countAll', {count}) : t('licences.count', {count})
  const {body, ...aboutAbroad} = abroad
  return {
    page: {
      ...words,
      notice: richText(prefix)(notice),
      abroad: {...aboutAbroad, ...foldableText(prefix)(body)},
    },
    texts: licenceTextsOf(lang),
    codes,
    selection,
    groups,
    status: count > 0 ? found : t('licences.countNone'),
    about: codeNamed(searchParams.get('category'), codes),
    arrival: validMark('enquiry', searchParams.get('sent')),
  }
}

export async function action(args: ActionFunctionArgs) {
  const {lang, prefix, reading} = await readingOf(args)
  const [reference, t] = await Promise.all([licenceReference(reading), translator(lang)])
  if (!reference) throw redirect(prefix || '/')
  const codes = reference.categories.map(({code}) => code)
  const form = await readForm(args.request)
  const {consentRequired} = reference
  const result =
    stopped(args, form, enquiryFieldNames) ?? (await submitEnquiry(form, t, {codes, consentRequired}))
  return answerForm(args, form, result, 'enquiry', withPrefix(prefix, '/licences'))
}

export {notAfterSending as shouldRevalidate, sendIfReachable as clientAction}

export default function Licences() {
  const {page, about, arrival} = useLoaderData<typeof loader>()
  const sending = useSending('enquiry-form', arrival)
  return (
    <>
      <ErrorSummary errors={sending.errors} formId={sending.formId} />
      <LicenceNavigation headings={page} />
      <Banner heading={page.heading} picture={page.picture} />
      <div className="section container licence-start">
        <Notice html={page.notice} />
        <p className="lead">{page.intro}</p>
      </div>
      <Categories />
      <section
        className="section container narrow licence-abroad"
        id="abroad"
        aria-labelledby="abroad-heading"
      >
        <h2 id="abroad-heading">{page.abroad.heading}</h2>
        <RichText html={page.abroad.html} />
        <div className="folded-list">
          {page.abroad.parts.map(({key, heading, html}) => (
            <Folded key={key} heading={heading}>
              <RichText html={html} />
            </Folded>
          ))}
        </div>
        <Sources sources={page.abroad.sources} />
      </section>
      <section className="section tinted licence-enquiry" id="enquiry" aria-labelledby="enquiry-heading">
        <div className="container narrow">
          <h2 id="enquiry-heading">{page.enquiryHeading}</h2>
          <p className="lead">{page.enquiryIntro}</p>
          <div className="form-panel">
            <Enquiry words={page} sending={sending} about={about} />
          </div>
        </div>
      </section>
    </>
  )
}

/** Nothing of it changes with the form, so it is left alone when the form hears something. */
const Categories = memo(function Categories() {
  const {page, codes, selection, groups, status} = useLoaderData<typeof loader>()
  const texts = useLicenceTexts()
  return (
    <>
      <section className="section tinted licence-choice" id="categories" aria-labelledby="categories-heading">
        <div className="container">
          <h2 id="categories-heading">{texts.filter}</h2>
          <FilterForm selection={selection} codes={codes} groupTitles={page.groupTitles} />
          <p className="licence-status" role="status">
            {status}
          </p>
          {groups.map(({group, title, cards}) => (
            <section key={group} aria-labelledby={group}>
              <h3 id={group}>{title}</h3>
              <ul className="cards licence-cards">
                {cards.map((card) => (
                  <CategoryCard key={card.code} card={card} />
                ))}
              </ul>
            </section>
          ))}
        </div>
      </section>
      <section className="section container" id="comparison" aria-labelledby="comparison-heading">
        <h2 id="comparison-heading">{page.comparisonHeading}</h2>
        <p>{page.scopeNote}</p>
        {groups.length > 0 && <ComparisonTable rows={groups.flatMap(({cards}) => cards)} />}
        <p className="licence-coming">{page.comingNote}</p>
      </section>
    </>
  )
})
