import {defineQuery} from 'groq'
import {largestDrawing} from '../media/image.ts'
import type {PageType} from './page-types.ts'
import type * as Results from './types.gen.ts'

/**
 * One query for each page. Queries resolve references, and fall back to the other language where a text is missing, so
 * that pages get only what they show. Parameter of all pages: `$lang`, `de` or `en`.
 *
 * They pick a language with `select`, because TypeGen cannot follow `field[$lang]`.
 */

/** A string in the page's language, or a fallback object that names the other language: see `text.ts`. */
const text = (field: string) =>
  `"${field}": coalesce(
    select($lang == "en" => ${field}.en, ${field}.de),
    select(defined(coalesce(${field}.de, ${field}.en)) => {
      "text": coalesce(${field}.de, ${field}.en, ""),
      "lang": select($lang == "en" => "de", "en")
    }),
    ""
  )`

/** The slug in a document's address, see `pathOf`; licence categories use their code. */
const slug = `"slug": coalesce(slug.current, lower(code))`

const target = `{_type, ${slug}}`

const linkFields = `${text('label')}, "target": target->${target}`

const link = (field: string) => `"${field}": ${field}{${linkFields}}`

const links = (field: string) => `"${field}": coalesce(${field}[]{_key, ${linkFields}}, [])`

/** Formatted text. Fallback blocks name their language, see `portable-text.server.tsx`. */
const rich = (field: string) =>
  `"${field}": coalesce(
    select($lang == "en" => coalesce(${field}.en, ${field}.de), coalesce(${field}.de, ${field}.en)), []
  )[]{
    ...,
    markDefs[]{..., _type == "pageLink" => {"target": target->${target}}},
    "fallback": select(
      $lang == "en" && !defined(^.${field}.en) => {"lang": "de", "wanted": "en"},
      $lang == "de" && !defined(^.${field}.de) => {"lang": "en", "wanted": "de"},
      null
    )
  }`

const pictureFields = `${text('alt')}, "asset": asset._ref, crop, hotspot{x, y, width, height},
  "isOpaque": asset->metadata.isOpaque, "isSmall": asset->size <= ${largestDrawing}`

/** An object that each published document has, but not each draft. */
const section = (field: string) => `"${field}": coalesce(${field}, {})`

/** A link to another website; without an address only its label. */
const webLink = `${text('label')}, url`

const picture = (field: string) => `"${field}": ${field}{${pictureFields}}`

const sources = `"sources": coalesce(sources[]{_key, ${text('title')}, url, asOf}, [])`

/** The mark of a review, and the texts that it covers: `withReviewsThatCount` compares them. */
const review = `${sources}, reviewedBy, reviewedOn, reviewedTexts,
  "covered": select(defined(reviewedTexts) => {_type, question, answer, heading, body, more, firstSteps, education, inheritance, cardTitle, audience, wording})`

const page = `${text('title')}, ${text('description')}, ${text('heading')}`

const dialogFields = `${text('title')}, ${text('text')}, ${text('button')}`

const messageForm = `
  ${text('nameLabel')}, ${text('emailLabel')}, ${text('phoneLabel')}, ${text('messageLabel')},
  ${text('note')}, ${text('privacyNote')}, ${text('submitLabel')}, ${text('sendingLabel')},
  success{${dialogFields}}, next{${text('heading')}, "steps": coalesce(steps[]{_key, ${text('text')}}, [])}, failure{${dialogFields}}, ${text('failureHelp')},
  "consentRequired": consentRequired == true && defined(consentLabel), ${text('consentLabel')}, ${text('privacyLinkLabel')}`

const emergency = `"emergency": *[_type == "emergencyNote" && _id == "emergencyNote"][0]{
  ${text('heading')}, ${rich('body')}, ${text('moreLabel')}, ${rich('more')}, "phone": coalesce(phone, ""), ${text('callLabel')}, ${link('link')}, ${review}
}`

const faq = `"faq": *[_type == "faqEntry"] | order(orderRank) {
  _id, ${text('question')}, ${rich('answer')}, "slug": slug.current,
  "showEmergencyNote": showEmergencyNote == true, ${review}
}`

const teamMember = `_id, name, ${text('role')}, ${text('about')}, ${picture('portrait')}, "example": example == true`

/** What donations are used for, and who reports on it. */
const uses = `${text('usesHeading')}, "uses": coalesce(uses[]{_key, share, ${text('label')}}, []),
  "organisation": *[_type == "aboutPage" && _id == "aboutPage"][0].organisation{
    ${text('heading')}, annualReport{${webLink}}
  }`

const amounts = `"presets": coalesce(presets, []),
  "currencyCode": coalesce(currencyCode, "")`

/** What every page shows around its content. */
export const siteQuery = defineQuery(`*[_type == "siteSettings" && _id == "siteSettings"][0]{
  ${text('name')}, ${text('tagline')}, ${text('about')}, ${picture('logo')}, ${picture('icon')}, ${picture('shareImage')},
  ${text('medicalDisclaimer')}, "demo": demo == true, ${text('demoNotice')},
  "licencesEnabled": licencesEnabled != false,
  "phones": coalesce(phones[defined(number)]{_key, ${text('label')}, number}, []),
  "emails": coalesce(emails[defined(address)]{_key, ${text('label')}, address}, []),
  whatsapp{"enabled": enabled == true && defined(number), number, ${text('label')}, ${text('notice')}},
  ${links('navigation')}, ${text('callLabel')}, ${link('donateLink')}, ${link('volunteerLink')},
  "footerColumns": coalesce(footerColumns[]{_key, ${text('title')}, ${links('links')}}, []),
  ${text('galleryHeading')}, "gallery": coalesce(gallery[]{_key, ${pictureFields}}, []),
  ${section('newsletter')}{${text('heading')}, ${text('text')}, ${text('emailLabel')}, ${text('buttonLabel')},
    ${text('consentText')}, ${text('successText')}, ${text('failureText')}},
  ${text('copyright')}
}`)

export const homeQuery = defineQuery(`*[_type == "homePage" && _id == "homePage"][0]{
  ${page}, ${text('intro')}, ${picture('picture')},
  "doors": coalesce(doors[]{_key, ${text('title')}, ${text('text')}, ${text('stepsLabel')}, ${link('link')}}, []),
  ${text('slidesName')},
  "slides": coalesce(slides[]{_key, ${text('subtitle')}, ${text('heading')}, ${link('link')}, ${picture('picture')}}, []),
  ${section('firstSteps')}{
    ${text('heading')}, ${text('intro')}, ${picture('picture')},
    "steps": coalesce(steps[]{_key, ${text('title')}, ${rich('body')}}, []), ${link('link')}
  },
  ${section('education')}{
    ${text('eyebrow')}, ${text('heading')}, ${rich('intro')}, ${picture('picture')},
    cells{
      round{${picture('picture')}, ${text('label')}, ${text('text')}},
      stuck{${picture('picture')}, ${text('label')}, ${text('text')}}
    },
    "topics": coalesce(topics[]{_key, ${text('title')}, ${rich('body')}}, []),
    ${link('moreLink')}, ${text('phoneLabel')}
  },
  inheritance{
    ${text('heading')}, ${text('text')}, ${text('parent')}, ${text('sum')}, ${text('note')},
    ${section('unaffected')}{${text('label')}, ${text('text')}},
    ${section('carrier')}{${text('label')}, ${text('text')}},
    ${section('affected')}{${text('label')}, ${text('text')}}
  },
  ${review},
  ${text('faqHeading')}, ${text('faqIntro')},
  ${section('donate')}{${text('heading')}, ${text('text')}, ${link('link')}},
  "gifts": *[_type == "donatePage" && _id == "donatePage"][0].panel{${uses}},
  "donations": *[_type == "siteSettings" && _id == "siteSettings"][0].donations{${amounts}},
  ${faq}, ${emergency}
}`)

export const aboutQuery = defineQuery(`*[_type == "aboutPage" && _id == "aboutPage"][0]{
  ${page}, ${text('intro')}, ${picture('picture')},
  organisation{${text('heading')}, founded, ${text('board')}, annualReport{${webLink}},
    "partners": coalesce(partners[]{_key, ${webLink}}, [])},
  "imprint": *[_type == "imprintPage" && _id == "imprintPage"][0]{${text('legalForm')}},
  ${section('mission')}{${text('heading')}, ${rich('body')}, ${picture('picture')}},
  ${text('goalsHeading')},
  "goals": coalesce(goals[]{_key, ${text('title')}, ${text('text')}, ${picture('picture')}}, []),
  ${link('contactLink')}, ${link('donateLink')},
  ${text('teamHeading')}, ${text('teamIntro')}, ${link('teamLink')},
  "team": *[_type == "teamMember"] | order(orderRank) [0...4] {${teamMember}}
}`)

export const teamQuery = defineQuery(`*[_type == "teamPage" && _id == "teamPage"][0]{
  ${page}, ${text('intro')}, ${picture('picture')}, ${link('volunteerLink')},
  "team": *[_type == "teamMember"] | order(orderRank) {${teamMember}}
}`)

export const contactQuery = defineQuery(`*[_type == "contactPage" && _id == "contactPage"][0]{
  ${page}, ${text('intro')}, ${picture('picture')},
  ${text('phoneHours')}, ${text('formHeading')},
  ${text('replyTime')}, ${text('languages')},
  subject, "phoneRequired": phoneRequired != false,
  ${messageForm}
}`)

export const donateQuery = defineQuery(`*[_type == "donatePage" && _id == "donatePage"][0]{
  ${page}, ${text('intro')}, ${picture('picture')}, ${text('faqHeading')},
  ${text('amountLegend')}, ${text('amountLabel')}, ${text('customLabel')}, ${text('methodLegend')},
  testMethod{${text('label')}, ${text('text')}},
  offlineMethod{${text('label')}, ${text('text')}},
  cardMethod{${text('label')}, ${text('text')}},
  ${text('donateLabel')}, ${text('detailsHeading')}, ${text('detailsNote')},
  ${text('firstNameLabel')}, ${text('lastNameLabel')}, ${text('emailLabel')}, ${text('phoneLabel')},
  ${text('addressLabel')}, ${text('messageLabel')}, ${text('saveLabel')}, ${text('inactiveNotice')},
  ${text('donateAmountLabel')}, ${text('savedNotice')},
  ${text('testResultHeading')}, ${text('testResultText')},
  ${text('transferHeading')}, ${text('transferText')}, ${text('transferPurpose')}, ${text('taxText')}, ${text('giroCodeText')},
  panel{
    ${text('heading')}, example{each, ${text('text')}}, ${uses},
    ${text('personHeading')}, person{name, phone, email}, ${text('privacy')}
  },
  "donations": *[_type == "siteSettings" && _id == "siteSettings"][0].donations{
    ${amounts}, defaultPreset, minimum, maximum,
    ${text('testNotice')},
    testMode, bankAccount{holder, iban, bic, bank}, tax{office, number, noticeDate}
  },
  ${faq}, ${emergency}
}`)

const cardEntry = (field: string) => `${field}{label{de, en}, ${text('hint')}}`

/** The card's own texts come in both languages, whatever the page's language. */
export const emergencyCardQuery =
  defineQuery(`*[_type == "emergencyCardPage" && _id == "emergencyCardPage"][0]{
  ${page}, ${text('intro')}, ${picture('picture')},
  cardTitle{de, en}, audience{de, en}, wording{de, en}, ${review},
  ${cardEntry('name')}, ${cardEntry('contact')}, ${cardEntry('clinic')},
  ${cardEntry('diagnosis')}, ${cardEntry('allergies')}, ${cardEntry('notes')},
  ${text('formHeading')}, ${text('formNote')}, ${text('rememberLabel')}, ${text('rememberNote')}, ${text('clearLabel')},
  ${text('cardHeading')}, ${text('printCardLabel')}, ${text('printPageLabel')}, ${text('printNote')},
  ${text('qrLabel')}, ${text('noScript')}
}`)

const licenceFields = `
  _id, code, "slug": lower(code), group, ${text('title')}, ${text('summary')},
  "minimumAges": coalesce(minimumAges[]{_key, years, scope, ${text('condition')}, ${text('source')}}, []),
  limits, ${text('exceptions')},
  "prerequisite": prerequisite->code,
  "includes": coalesce(includes[]{_key, "code": category->code, ${text('condition')}}, []),
  ${picture('symbol')}, ${picture('image')}`

/** All licence categories in the specification's order: fifteen small documents, so one query serves all pages. */
export const licencesQuery = defineQuery(`*[_type == "licencePage" && _id == "licencePage"][0]{
  ${page}, ${text('noticeLine')}, ${rich('notice')}, ${picture('picture')}, ${text('intro')},
  ${section('groupTitles')}{${text('mopeds')}, ${text('motorcycles')}, ${text('multiLane')}, ${text('buses')}, ${text('trailers')}},
  ${text('comparisonHeading')}, ${text('scopeNote')}, ${text('comingNote')},
  ${section('abroad')}{${text('heading')}, ${rich('body')}, ${sources}},
  ${text('enquiryHeading')}, ${text('enquiryIntro')}, ${text('lastNameLabel')}, ${text('countryLabel')}, ${text('serviceLabel')},
  ${text('submitNote')}, ${messageForm},
  "categories": *[_type == "licenceCategory"] | order(orderRank) {${licenceFields}, ${rich('description')}, ${sources}}
}`)

export const privacyQuery = defineQuery(
  `*[_type == "privacyPage" && _id == "privacyPage"][0]{${page}, ${rich('body')}, updatedOn}`,
)

export const accessibilityQuery = defineQuery(
  `*[_type == "accessibilityPage" && _id == "accessibilityPage"][0]{${page}, ${rich('body')}, updatedOn}`,
)

export const imprintQuery = defineQuery(`*[_type == "imprintPage" && _id == "imprintPage"][0]{
  ${page}, ${rich('body')}, updatedOn,
  legalName, ${text('legalForm')}, street, postalCode, city, ${text('country')}, "representatives": coalesce(representatives, []),
  "phone": coalesce(phone, ""), "email": coalesce(email, ""), ${text('supervisoryAuthority')}, ${text('register')}, vatId, responsiblePerson, responsibleAddress
}`)

/** Settings for consent to reports of WhatsApp clicks: in both languages, as consent covers the whole. */
export const whatsappTrackingQuery =
  defineQuery(`*[_type == "siteSettings" && _id == "siteSettings"][0].whatsappTracking{
  "enabled": enabled == true, purpose{de, en}, recipient{de, en}, country{de, en}, duration{de, en}
}`)

/** When each page was last changed. Parameter: `$types`, the types that are pages. */
export const sitemapQuery = defineQuery(
  `*[_type in $types] | order(_type, orderRank) {_type, ${slug}, "changed": _updatedAt}`,
)

/** A query with the type of its result, which TypeGen names after the query. */
const returns = <Result>(query: string) => ({query}) as {query: string; result?: Result}

/** The query of each page. */
export const pageQueries = {
  homePage: returns<Results.HomeQueryResult>(homeQuery),
  aboutPage: returns<Results.AboutQueryResult>(aboutQuery),
  teamPage: returns<Results.TeamQueryResult>(teamQuery),
  contactPage: returns<Results.ContactQueryResult>(contactQuery),
  donatePage: returns<Results.DonateQueryResult>(donateQuery),
  emergencyCardPage: returns<Results.EmergencyCardQueryResult>(emergencyCardQuery),
  licencePage: returns<Results.LicencesQueryResult>(licencesQuery),
  privacyPage: returns<Results.PrivacyQueryResult>(privacyQuery),
  accessibilityPage: returns<Results.AccessibilityQueryResult>(accessibilityQuery),
  imprintPage: returns<Results.ImprintQueryResult>(imprintQuery),
} satisfies Record<PageType, object>
