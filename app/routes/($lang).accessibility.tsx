import type {LoaderFunctionArgs, MetaFunction} from '@remix-run/node'
import {useLoaderData} from '@remix-run/react'
import {LegalText} from '~/blocks/legal-text'
import {readPage} from '~/content/content.server'
import {withHtml} from '~/content/portable-text.server'
import {readingOf} from '~/preview/reading.server'
import {pageMeta} from '~/shell/meta'

export const meta: MetaFunction<typeof loader> = ({data, ...rest}) => pageMeta(data?.page, rest)

export async function loader(args: LoaderFunctionArgs) {
  const {prefix, reading} = await readingOf(args)
  return {page: withHtml(prefix)(await readPage('accessibilityPage', reading), 'body', 2)}
}

export {notAfterSending as shouldRevalidate} from '~/forms/reach'

export default function Accessibility() {
  return <LegalText page={useLoaderData<typeof loader>().page} />
}
