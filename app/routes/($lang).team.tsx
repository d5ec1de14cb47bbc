import type {LoaderFunctionArgs, MetaFunction} from '@remix-run/node'
import {useLoaderData} from '@remix-run/react'
import {Banner} from '~/blocks/banner'
import {EditedLink} from '~/blocks/link'
import {Team} from '~/blocks/team'
import {readPage} from '~/content/content.server'
import {readingOf} from '~/preview/reading.server'
import {pageMeta} from '~/shell/meta'

export const meta: MetaFunction<typeof loader> = ({data, ...rest}) => pageMeta(data?.page, rest)

export async function loader(args: LoaderFunctionArgs) {
  const {reading} = await readingOf(args)
  return {page: await readPage('teamPage', reading)}
}

export {notAfterSending as shouldRevalidate} from '~/forms/reach'

export default function TeamPage() {
  const {page} = useLoaderData<typeof loader>()
  return (
    <>
      <Banner heading={page.heading} intro={page.intro} picture={page.picture} />
      <div className="section container">
        <Team members={page.team} headingLevel={2} detailed />
        <p className="actions">
          <EditedLink link={page.volunteerLink} className="button primary" />
        </p>
      </div>
    </>
  )
}
