import type {LoaderFunctionArgs, MetaFunction} from '@remix-run/node'
import {useLoaderData} from '@remix-run/react'
import {Banner} from '~/blocks/banner'
import {EditedLink} from '~/blocks/link'
import {Organisation} from '~/blocks/organisation'
import {Picture} from '~/blocks/picture'
import {RichText} from '~/blocks/rich-text'
import {Team} from '~/blocks/team'
import {TextElement} from '~/blocks/text'
import {readPage} from '~/content/content.server'
import {withHtml} from '~/content/portable-text.server'
import {ownTextsOf} from '~/i18n/i18n.server'
import {readingOf} from '~/preview/reading.server'
import {pageMeta} from '~/shell/meta'

export const meta: MetaFunction<typeof loader> = ({data, ...rest}) => pageMeta(data?.page, rest)

export async function loader(args: LoaderFunctionArgs) {
  const {prefix, reading} = await readingOf(args)
  const {mission, ...page} = await readPage('aboutPage', reading)
  const texts = ownTextsOf(reading.lang, 'organisation')
  return {page: {...page, mission: withHtml(prefix)(mission, 'body')}, texts}
}

export {notAfterSending as shouldRevalidate} from '~/forms/reach'

export default function About() {
  const {page} = useLoaderData<typeof loader>()
  return (
    <>
      <Banner heading={page.heading} intro={page.intro} picture={page.picture} />
      <Organisation facts={page.organisation} legalForm={page.imprint?.legalForm} />
      <section className="section container" aria-labelledby="mission">
        <div className="split">
          <div>
            <TextElement as="h2" id="mission" text={page.mission.heading} />
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
          <TextElement as="h2" id="goals" text={page.goalsHeading} />
          <ul className="cards three">
            {page.goals.map((goal) => (
              <li key={goal._key} className="card">
                <Picture
                  picture={goal.picture}
                  sizes="(min-width: 60rem) 360px, (min-width: 40rem) 40vw, 92vw"
                />
                <TextElement as="h3" text={goal.title} />
                <TextElement as="p" text={goal.text} />
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
        <TextElement as="h2" id="team" text={page.teamHeading} />
        <TextElement as="p" className="lead" text={page.teamIntro} />
        <Team members={page.team} headingLevel={3} />
        <p className="actions">
          <EditedLink link={page.teamLink} className="button" prefetch="viewport" />
        </p>
      </section>
    </>
  )
}
