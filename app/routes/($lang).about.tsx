import type {LoaderFunctionArgs, MetaFunction} from '@remix-run/node'
import {useLoaderData} from '@remix-run/react'
import {aboutPage} from '~/content/content.server'
import {withHtml} from '~/content/portable-text.server'
import {readingOf} from '~/preview/reading.server'
import {Banner} from '~/ui/banner'
import {EditedLink} from '~/ui/link'
import {pageMeta} from '~/ui/meta'
import {Picture} from '~/ui/picture'
import {RichText} from '~/ui/rich-text'
import {Team} from '~/ui/team'

export const meta: MetaFunction<typeof loader> = ({data, ...rest}) => pageMeta(data?.page, rest)

export async function loader(args: LoaderFunctionArgs) {
  const {prefix, reading} = await readingOf(args)
  const {mission, ...page} = await aboutPage(reading)
  return {page: {...page, mission: withHtml(prefix)(mission, 'body')}}
}

export {notAfterSending as shouldRevalidate} from '~/forms/reach'

export default function About() {
  const {page} = useLoaderData<typeof loader>()
  return (
    <>
      <Banner heading={page.heading} intro={page.intro} picture={page.picture} />
      <section className="section container" aria-labelledby="mission">
        <div className="split">
          <div>
            <h2 id="mission">{page.mission.heading}</h2>
            <RichText html={page.mission.html} />
          </div>
          <Picture
            picture={page.mission.picture}
            sizes="(min-width: 60rem) 520px, 92vw"
            className="rounded"
          />
        </div>
      </section>
      <section className="section tinted" aria-labelledby="goals">
        <div className="container">
          <h2 id="goals">{page.goalsHeading}</h2>
          <ul className="cards three">
            {page.goals.map((goal) => (
              <li key={goal._key} className="card">
                <Picture
                  picture={goal.picture}
                  sizes="(min-width: 60rem) 360px, (min-width: 40rem) 40vw, 92vw"
                />
                <h3>{goal.title}</h3>
                <p>{goal.text}</p>
              </li>
            ))}
          </ul>
          <p className="actions">
            <EditedLink link={page.contactLink} className="button" />
            <EditedLink link={page.donateLink} className="button primary" />
          </p>
        </div>
      </section>
      <section className="section container" aria-labelledby="team">
        <h2 id="team">{page.teamHeading}</h2>
        <p className="lead">{page.teamIntro}</p>
        <Team members={page.team} headingLevel={3} />
        <p className="actions">
          <EditedLink link={page.teamLink} className="button" prefetch="viewport" />
        </p>
      </section>
    </>
  )
}
