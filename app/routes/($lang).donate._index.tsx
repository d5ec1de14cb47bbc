import {type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect} from '@remix-run/node'
import {useActionData, useLoaderData} from '@remix-run/react'
import {Banner} from '~/blocks/banner'
import {FirstContact} from '~/blocks/contact-groups'
import {emergencyHtml} from '~/blocks/emergency-box.server'
import {Faq} from '~/blocks/folded/faq'
import {IconInfo} from '~/blocks/icons'
import {MedicalNote} from '~/blocks/sources'
import {TextElement} from '~/blocks/text'
import {readPage} from '~/content/content.server'
import {withHtml} from '~/content/portable-text.server'
import {checkInput, detailErrors, readDonation} from '~/donations/check.server'
import {DonationForm} from '~/donations/form'
import {DonationFormResult, type DonationResult} from '~/donations/form-result'
import {formId, type InputField, saveIntent} from '~/donations/input'
import {labelsOf} from '~/donations/labels'
import {markerFor} from '~/donations/marker.server'
import {panelOf, termsOf} from '~/donations/terms'
import {ErrorSummary} from '~/forms/fields'
import {rejectSpam} from '~/forms/guard.server'
import {resultResponse} from '~/forms/response.server'
import {ownTextsOf} from '~/i18n/i18n.server'
import {withPrefix} from '~/i18n/languages'
import {readingOf} from '~/preview/reading.server'
import {pageMeta} from '~/shell/meta'

export const meta: MetaFunction<typeof loader> = ({data, ...rest}) => pageMeta(data?.labels, rest)

export {formHeaders as headers} from '~/forms/guard.server'

export async function loader(args: LoaderFunctionArgs) {
  const {prefix, reading} = await readingOf(args)
  const page = await readPage('donatePage', reading)
  const html = withHtml(prefix)
  const terms = termsOf(page.donations)
  const asked = Number(new URL(args.request.url).searchParams.get('amount'))
  return {
    labels: labelsOf(page),
    terms: {...terms, defaultPreset: terms.presets.find((preset) => preset === asked) ?? terms.defaultPreset},
    panel: panelOf(page.donations),
    faq: page.faq.map((entry) => html(entry, 'answer', 4)),
    emergency: emergencyHtml(prefix, page.emergency),
    texts: ownTextsOf(reading.lang, 'donate', 'form'),
  }
}

/** Redirects to the result, whose address reveals nothing about the visitor; nothing is charged, stored or sent. */
export async function action(args: ActionFunctionArgs) {
  const {prefix, ...asked} = await readingOf(args)
  const {form, input: values, checks} = await readDonation(args.request, asked)
  const rejection = await rejectSpam(args, form, [])
  if (rejection) return resultResponse<InputField>(args, {...rejection, values})
  const saves = form.get('intent') === saveIntent
  const checked = saves ? {errors: detailErrors(values, checks)} : checkInput(values, checks)
  if ('donation' in checked) {
    const marker = markerFor(values, checked.donation, checks.terms)
    throw redirect(`${withPrefix(prefix, '/donate/result')}?donation=${marker}`, 303)
  }
  const {errors} = checked
  if (Object.keys(errors).length > 0)
    return resultResponse<InputField>(args, {status: 'invalid', errors, values})
  return {status: 'saved', values} satisfies DonationResult
}

export {notAfterSending as shouldRevalidate} from '~/forms/reach'

export default function Donate() {
  const {labels, terms, panel, faq, emergency} = useLoaderData<typeof loader>()
  const result = useActionData<DonationResult>()
  const errors = result?.status === 'invalid' ? result.errors : {}
  const values = result && 'values' in result ? result.values : {}
  return (
    <>
      <ErrorSummary errors={errors} formId={formId} />
      <DonationFormResult result={result} labels={labels} />
      <Banner {...labels}>
        {terms.testMode && (
          <p className="notice">
            <IconInfo size={24} />
            <TextElement as="span" text={labels.testNotice} />
          </p>
        )}
      </Banner>
      <div className="section container donation-page">
        <DonationForm {...{labels, terms, panel, errors, values}} />
      </div>
      <section className="section container beside" aria-labelledby="faq">
        <div>
          <TextElement as="h2" id="faq" text={labels.faqHeading} />
          <FirstContact />
        </div>
        <div>
          <Faq entries={faq} emergency={emergency} />
          <MedicalNote reviews={faq} />
        </div>
      </section>
    </>
  )
}
