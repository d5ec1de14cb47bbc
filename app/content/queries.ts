import {defineQuery} from 'groq'
import {beginsEnglish, beginsGerman, ends} from './stand-ins.ts'

/**
 * What each page asks of the dataset, in one query. References, and the other language where a text is missing, are
 * resolved here, so that pages get what they show and nothing else. Parameter of all: `$lang`, `de` or `en`.
 *
 * Picking a language is written with `select` because TypeGen cannot follow `field[$lang]`.
 */

/** A text that stands in for that of the page's language says so, as the page marks it. */
const text = (field: string) =>
  `"${field}": coalesce(
    select(
      $lang == "en" => coalesce(${field}.en, "${beginsGerman}" + ${field}.de + "${ends}"),
      coalesce(${field}.de, "${beginsEnglish}" + ${field}.en + "${ends}")
    ), ""
  )`

const target = `{_type, "slug": select(_type == "licenceCategory" => lower(code), _type == "faqEntry" => slug.current)}`

const linkFields = `${text('label')}, "target": target->${target}`

const link = (field: string) => `"${field}": ${field}{${linkFields}}`

const links = (field: string) => `"${field}": coalesce(${field}[]{_key, ${linkFields}}, [])`

/** Blocks that stand in for those of the page's language say so, as the page marks them. */
const rich = (field: string) =>
  `"${field}": coalesce(
    select($lang == "en" => coalesce(${field}.en, ${field}.de), coalesce(${field}.de, ${field}.en)), []
  )[]{
    ...,
    markDefs[]{..., _type == "pageLink" => {"target": target->${target}}},
    "standIn": select(
      $lang == "en" && !defined(^.${field}.en) => {"language": "de", "wanted": "en"},
      $lang == "de" && !defined(^.${field}.de) => {"language": "en", "wanted": "de"},
      null
    )
  }`

const pictureFields = `${text('alt')}, "asset": asset._ref, crop, hotspot,
  "ground": asset->metadata{isOpaque, "colour": palette.dominant.background}`

const picture = (field: string) => `"${field}": ${field}{${pictureFields}}`

const sources = `"sources": coalesce(sources[]{_key, ${text('title')}, url, asOf}, [])`

/** What a review covers is asked for with its mark, to tell whether it counts: `withReviewsThatCount`. */
const review = `${sources}, reviewedBy, reviewedOn, reviewedTexts,
  "covered": select(defined(reviewedTexts) => {_type, question, answer, heading, body, firstSteps, education, inheritance})`

const page = `${text('title')}, ${text('description')}, ${text('heading')}`

const dialogFields = `${text('title')}, ${text('text')}, ${text('button')}`

const messageForm = `
  ${text('nameLabel')}, ${text('emailLabel')}, ${text('phoneLabel')}, ${text('messageLabel')},
  ${text('note')}, ${text('privacyNote')}, ${text('submitLabel')}, ${text('sendingLabel')},
  success{${dialogFields}}, failure{${dialogFields}}, ${text('failureHelp')},
  "consentRequired": consentRequired == true && defined(consentLabel), ${text('consentLabel')}, ${text('privacyLinkLabel')}`

const emergency = `"emergency": *[_type == "emergencyNote" && _id == "emergencyNote"][0]{${text('heading')}, ${rich('body')}, phone, ${text('callLabel')}, ${review}}`

const faq = `"faq": *[_type == "faqEntry"] | order(orderRank) {
  _id, ${text('question')}, ${rich('answer')}, "slug": slug.current,
  "showEmergencyNote": showEmergencyNote == true, ${review}
}`

const teamMember = `_id, name, ${text('role')}, ${text('about')}, ${picture('portrait')}, "example": example == true`

/** What every page shows around its content. */
export const siteQuery = defineQuery(`*[_type == "siteSettings" && _id == "siteSettings"][0]{
  ${text('name')}, ${text('tagline')}, ${text('about')}, ${picture('logo')}, ${picture('icon')}, ${picture('shareImage')},
  ${text('medicalDisclaimer')}, "demo": demo == true, ${text('demoNotice')},
  "licencesEnabled": licencesEnabled != false,
  "phones": coalesce(phones[]{_key, ${text('label')}, number}, []),
  "emails": coalesce(emails[]{_key, ${text('label')}, address}, []),
  whatsapp{"enabled": enabled == true, number, ${text('label')}, ${text('notice')}},
  ${links('navigation')}, ${text('callLabel')}, ${link('donateLink')}, ${link('volunteerLink')},
  "footerColumns": coalesce(footerColumns[]{_key, ${text('title')}, ${links('links')}}, []),
  ${text('galleryHeading')}, "gallery": coalesce(gallery[]{_key, ${pictureFields}}, []),
  newsletter{${text('heading')}, ${text('text')}, ${text('emailLabel')}, ${text('buttonLabel')},
    ${text('consentText')}, ${text('successText')}, ${text('failureText')}},
  ${text('copyright')}
}`)

export const homeQuery = defineQuery(`*[_type == "homePage" && _id == "homePage"][0]{
  ${page}, ${text('intro')}, ${picture('picture')},
  "doors": coalesce(doors[]{_key, ${text('title')}, ${text('text')}, ${link('link')}}, []),
  ${text('slidesName')}, "slidesAutoplay": slidesAutoplay == true,
  "slides": coalesce(slides[]{_key, ${text('subtitle')}, ${text('heading')}, ${link('link')}, ${picture('picture')}}, []),
  firstSteps{
    ${text('heading')}, ${text('intro')}, ${picture('picture')},
    "steps": coalesce(steps[]{_key, ${text('title')}, ${rich('body')}}, [])
  },
  education{
    ${text('eyebrow')}, ${text('heading')}, ${rich('intro')}, ${picture('picture')},
    "topics": coalesce(topics[]{_key, ${text('title')}, ${rich('body')}}, []),
    ${link('moreLink')}, ${text('phoneLabel')}
  },
  inheritance{
    ${text('heading')}, ${text('text')}, ${text('parent')}, ${text('note')},
    unaffected{${text('label')}, ${text('text')}},
    carrier{${text('label')}, ${text('text')}},
    affected{${text('label')}, ${text('text')}}
  },
  ${review},
  ${text('faqHeading')}, ${text('faqIntro')},
  donate{${text('heading')}, ${text('text')}, ${link('link')}},
  ${faq}, ${emergency}
}`)

export const aboutQuery = defineQuery(`*[_type == "aboutPage" && _id == "aboutPage"][0]{
  ${page}, ${text('intro')}, ${picture('picture')},
  mission{${text('heading')}, ${rich('body')}, ${picture('picture')}},
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
  ${text('phoneHeading')}, ${text('phoneHours')}, ${text('emailHeading')}, ${text('formHeading')},
  subject, "phoneRequired": phoneRequired != false,
  ${messageForm}
}`)

export const donateQuery = defineQuery(`*[_type == "donatePage" && _id == "donatePage"][0]{
  ${page}, ${text('intro')}, ${picture('picture')}, ${text('faqHeading')},
  ${text('amountLegend')}, ${text('amountLabel')}, ${text('customLabel')}, ${text('methodLegend')},
  testMethod{${text('label')}, ${text('text')}},
  offlineMethod{${text('label')}, ${text('text')}, ${text('testText')}},
  cardMethod{${text('label')}, ${text('text')}},
  ${text('donateLabel')}, ${text('detailsHeading')}, ${text('detailsNote')},
  ${text('firstNameLabel')}, ${text('lastNameLabel')}, ${text('emailLabel')}, ${text('phoneLabel')},
  ${text('addressLabel')}, ${text('messageLabel')}, ${text('saveLabel')}, ${text('inactiveNotice')},
  ${text('donateAmountLabel')}, ${text('testDetailsNote')}, ${text('savedNotice')},
  ${text('checkHeading')}, ${text('checkIntro')}, ${text('changeLabel')},
  ${text('confirmLabel')}, ${text('testConfirmLabel')},
  ${text('testResultHeading')}, ${text('testResultText')},
  ${text('transferHeading')}, ${text('transferText')}, ${text('transferPurpose')}, ${text('taxText')},
  "donations": *[_type == "siteSettings" && _id == "siteSettings"][0].donations{
    "presets": coalesce(presets, []), defaultPreset,
    minimum, maximum,
    "currency": {"sign": coalesce(currencySymbol, ""), "code": coalesce(currencyCode, "")},
    ${text('testNotice')},
    testMode, bankAccount{holder, iban, bic, bank}, tax{office, number, noticeDate}
  },
  ${faq}, ${emergency}
}`)

const licenceFields = `
  _id, code, "slug": lower(code), group, ${text('title')}, ${text('summary')},
  "minimumAges": coalesce(minimumAges[]{_key, years, scope, ${text('condition')}, ${text('source')}}, []),
  limits,
  "prerequisite": prerequisite->code,
  "includes": coalesce(includes[]{_key, "code": category->code, ${text('condition')}}, []),
  ${picture('symbol')}, ${picture('image')}`

/** All licence categories in the specification's order: fifteen small documents, so one query serves every page of them. */
export const licencesQuery = defineQuery(`*[_type == "licencePage" && _id == "licencePage"][0]{
  ${page}, ${rich('notice')}, ${picture('picture')}, ${text('intro')},
  groupTitles{${text('mopeds')}, ${text('motorcycles')}, ${text('multiLane')}, ${text('buses')}, ${text('trailers')}},
  ${text('comparisonHeading')}, ${text('scopeNote')}, ${text('comingNote')},
  abroad{${text('heading')}, ${rich('body')}, ${sources}},
  ${text('enquiryHeading')}, ${text('enquiryIntro')}, ${text('lastNameLabel')}, ${text('countryLabel')}, ${text('serviceLabel')},
  ${messageForm},
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
  legalName, street, postalCode, city, ${text('country')}, "representatives": coalesce(representatives, []),
  phone, email, ${text('supervisoryAuthority')}, ${text('register')}, vatId, responsiblePerson, responsibleAddress
}`)

/** Whether and how visitors are asked about reports of WhatsApp clicks; in both languages, as consent is to the whole. */
export const whatsappTrackingQuery =
  defineQuery(`*[_type == "siteSettings" && _id == "siteSettings"][0].whatsappTracking{
  "enabled": enabled == true, purpose{de, en}, recipient{de, en}, country{de, en}, duration{de, en}
}`)

/** When each page of the sitemap was last changed. */
export const sitemapQuery = defineQuery(`*[_type in [
  "homePage", "aboutPage", "teamPage", "contactPage", "donatePage", "licencePage", "licenceCategory",
  "privacyPage", "accessibilityPage", "imprintPage"
]] | order(_type, orderRank) {_type, "slug": select(_type == "licenceCategory" => lower(code)), "changed": _updatedAt}`)
