import type {ActionFunctionArgs, LoaderFunctionArgs, MetaFunction} from '@remix-run/node'
import {useLoaderData} from '@remix-run/react'
import {Banner} from '~/blocks/banner'
import {validMark} from '~/forms/confirmation.server'
import {ErrorSummary} from '~/forms/fields'
import {rejectSpam} from '~/forms/guard.server'
import {notAfterSending, sendIfReachable} from '~/forms/reach'
import {readForm} from '~/forms/read.server'
import {formResponse} from '~/forms/response.server'
import {useSending} from '~/forms/sending'
import {translator} from '~/i18n/i18n.server'
import {withPrefix} from '~/i18n/languages'
import {Abroad} from '~/licences/abroad'
import {Categories} from '~/licences/categories'
import {licencePath} from '~/licences/category'
import {Enquiry} from '~/licences/enquiry'
import {LicenceNavigation} from '~/licences/navigation'
import {awayFromLicences, licenceReference, overviewData} from '~/licences/reference.server'
import {Warning} from '~/licences/warning'
import {enquiryFieldNames, submitEnquiry} from '~/messages/enquiry.server'
import {readingOf} from '~/preview/reading.server'
import {pageMeta} from '~/shell/meta'

export {formHeaders as headers} from '~/forms/guard.server'

export const meta: MetaFunction<typeof loader> = ({data, ...rest}) =>
  pageMeta(data && {...data.page, title: data.title}, rest)

export async function loader(args: LoaderFunctionArgs) {
  const {prefix, reading} = await readingOf(args)
  const reference = await licenceReference(reading)
  if (!reference) throw awayFromLicences(reading, prefix, args.request.url)
  const {url} = args.request
  const arrival = validMark('enquiry', new URL(url).searchParams.get('sent'))
  return {...(await overviewData(reference, reading, prefix, url)), arrival}
}

export async function action(args: ActionFunctionArgs) {
  const {lang, prefix, reading} = await readingOf(args)
  const [reference, t] = await Promise.all([licenceReference(reading), translator(lang)])
  if (!reference) throw awayFromLicences(reading, prefix, args.request.url)
  const {categories, consentRequired} = reference
  const codes = categories.map(({code}) => code)
  const form = await readForm(args.request)
  const result =
    (await rejectSpam(args, form, enquiryFieldNames)) ??
    (await submitEnquiry(form, t, {codes, consentRequired}))
  return formResponse(args, form, result, 'enquiry', withPrefix(prefix, licencePath()))
}

export {notAfterSending as shouldRevalidate, sendIfReachable as clientAction}

export default function Licences() {
  const {page, abroad, choices, selection, groups, status, about, arrival} = useLoaderData<typeof loader>()
  const sending = useSending('enquiry-form', arrival)
  return (
    <>
      <LicenceNavigation onOverview />
      <Banner heading={page.heading} intro={page.intro} picture={page.picture}>
        <Warning line={page.noticeLine} html={page.notice} />
      </Banner>
      <Categories labels={page} choices={choices} selection={selection} groups={groups} status={status} />
      <Abroad text={abroad} />
      <ErrorSummary errors={sending.errors} formId={sending.formId} />
      <Enquiry labels={page} sending={sending} about={about} />
    </>
  )
}
