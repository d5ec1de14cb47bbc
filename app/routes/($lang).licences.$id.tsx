import {type LoaderFunctionArgs, type MetaFunction, redirect} from '@remix-run/node'
import {useLoaderData} from '@remix-run/react'
import {Banner} from '~/blocks/banner'
import {withPrefix} from '~/i18n/languages'
import {licencePath} from '~/licences/category'
import {CategoryPage} from '~/licences/category-page'
import {LicenceNavigation} from '~/licences/navigation'
import {awayFromLicences, categoryData, licenceReference} from '~/licences/reference.server'
import {readingOf} from '~/preview/reading.server'
import {pageMeta} from '~/shell/meta'

export const meta: MetaFunction<typeof loader> = ({data, ...rest}) =>
  pageMeta(data?.page, {...rest, trail: data?.trail})

export async function loader(args: LoaderFunctionArgs) {
  const {prefix, reading} = await readingOf(args)
  const reference = await licenceReference(reading)
  if (!reference) throw awayFromLicences(reading, prefix, args.request.url)
  const data = categoryData(reference, reading, prefix, args.params.id)
  if (!data) throw redirect(withPrefix(prefix, licencePath()))
  return data
}

export {notAfterSending as shouldRevalidate} from '~/forms/reach'

export default function LicenceCategory() {
  const {page, image, ...data} = useLoaderData<typeof loader>()
  return (
    <>
      <LicenceNavigation />
      <Banner heading={page.title} intro={page.description} picture={image} />
      <CategoryPage {...data} />
    </>
  )
}
