import type {LoaderFunctionArgs, MetaFunction} from '@remix-run/node'
import {useLoaderData} from '@remix-run/react'
import {homePage} from '~/content/content.server'
import {withHtml} from '~/content/portable-text.server'
import {readingOf} from '~/preview/reading.server'
import {EmergencyBox} from '~/ui/emergency-box'
import {Faq} from '~/ui/faq'
import {Inheritance} from '~/ui/inheritance'
import {EditedLink, PhoneLink} from '~/ui/link'
import {pageMeta} from '~/ui/meta'
import {Picture} from '~/ui/picture'
import {RichText} from '~/ui/rich-text'
import {useSite} from '~/ui/site'
import {Slider} from '~/ui/slider'
import {MedicalNote} from '~/ui/sources'
import {faqPage} from '~/ui/structured-data'

export const meta: MetaFunction<typeof loader> = ({data, ...rest}) =>
  pageMeta(data?.page, {...rest, home: true, things: data && [faqPage(data.page.faq)]})

export async function loader(args: LoaderFunctionArgs) {
  const {prefix, reading} = await readingOf(args)
  const {faq, emergency, firstSteps, education, ...page} = await homePage(reading)
  const html = withHtml(prefix)
  return {
    page: {
      ...page,
      faq: faq.map((entry) => html(entry, 'answer', 4)),
      emergency: emergency && html(emergency, 'body'),
      firstSteps: {...firstSteps, steps: firstSteps.steps.map((step) => html(step, 'body', 4))},
      education: {
        ...html(education, 'intro'),
        topics: education.topics.map((topic) => html(topic, 'body', 4)),
      },
    },
  }
}

export {notAfterSending as shouldRevalidate} from '~/forms/reach'

export default function Home() {
  const {page} = useLoaderData<typeof loader>()
  return (
    <>
      <Hero />
      <div className="container strip">
        <EmergencyBox emergency={page.emergency} id="emergency" />
      </div>
      <Slider slides={page.slides} name={page.slidesName} autoplay={page.slidesAutoplay} />
      <FirstSteps />
      <Education />
      <section className="section container narrow" aria-labelledby="faq">
        <h2 id="faq">{page.faqHeading}</h2>
        {page.faqIntro && <p className="lead">{page.faqIntro}</p>}
        <Faq entries={page.faq} emergency={page.emergency} />
      </section>
      <section className="section container" aria-labelledby="donate">
        <div className="donate-band">
          <h2 id="donate">{page.donate.heading}</h2>
          <p>{page.donate.text}</p>
          <EditedLink link={page.donate.link} className="button primary" />
        </div>
      </section>
    </>
  )
}

function Hero() {
  const {page} = useLoaderData<typeof loader>()
  return (
    <div className="hero">
      <div className="container hero-inner">
        <div className="hero-words">
          <h1>{page.heading}</h1>
          <p className="lead">{page.intro}</p>
          <ul className="doors">
            {page.doors.map((door) => (
              <li key={door._key} className="door">
                <h2>{door.title}</h2>
                <p>{door.text}</p>
                <EditedLink link={door.link} className="door-link" />
              </li>
            ))}
          </ul>
        </div>
        <Picture
          picture={page.picture}
          sizes="(min-width: 60rem) 560px, 92vw"
          className="hero-picture"
          first
        />
      </div>
    </div>
  )
}

function FirstSteps() {
  const {page} = useLoaderData<typeof loader>()
  const {heading, intro, picture, steps} = page.firstSteps
  return (
    <section className="section container" aria-labelledby="first-steps">
      <div className="split">
        <div>
          <h2 id="first-steps">{heading}</h2>
          <p className="lead">{intro}</p>
        </div>
        <Picture picture={picture} sizes="(min-width: 60rem) 520px, 92vw" className="rounded" />
      </div>
      <ol className="steps">
        {steps.map((step) => (
          <li key={step._key}>
            <h3>{step.title}</h3>
            <RichText html={step.html} />
          </li>
        ))}
      </ol>
      <MedicalNote review={page} />
    </section>
  )
}

function Education() {
  const {page} = useLoaderData<typeof loader>()
  const {site} = useSite()
  const {eyebrow, heading, html, picture, topics, moreLink, phoneLabel} = page.education
  const phone = site.phones[0]
  return (
    <section className="section tinted" aria-labelledby="education">
      <div className="container">
        <div className="split">
          <div>
            {eyebrow && <p className="eyebrow">{eyebrow}</p>}
            <h2 id="education">{heading}</h2>
            <RichText html={html} className="lead" />
          </div>
          <Picture picture={picture} sizes="(min-width: 60rem) 520px, 92vw" className="rounded" />
        </div>
        <div className="topics">
          {topics.map((topic) => (
            <section key={topic._key} aria-labelledby={`topic-${topic._key}`}>
              <h3 id={`topic-${topic._key}`}>{topic.title}</h3>
              <RichText html={topic.html} />
            </section>
          ))}
        </div>
        {page.inheritance && <Inheritance words={page.inheritance} />}
        <p className="actions">
          <EditedLink link={moreLink} className="button" />
          {phone && (
            <span>
              {phoneLabel} <PhoneLink number={phone.number} />
            </span>
          )}
        </p>
        <MedicalNote review={page} />
      </div>
    </section>
  )
}
