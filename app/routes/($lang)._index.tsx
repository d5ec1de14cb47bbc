import type {LoaderFunctionArgs, MetaFunction} from '@remix-run/node'
import {useLoaderData} from '@remix-run/react'
import {FirstContact} from '~/blocks/contact-groups'
import {EmergencyBox} from '~/blocks/emergency-box'
import {Faq} from '~/blocks/folded/faq'
import {IconArrowRight} from '~/blocks/icons'
import {EditedLink, SiteLink} from '~/blocks/link'
import {Slider} from '~/blocks/slider/slider'
import {MedicalNote} from '~/blocks/sources'
import {TextElement} from '~/blocks/text'
import {printAmount} from '~/donations/print-amount'
import {currencyOf} from '~/donations/terms'
import {Uses} from '~/donations/uses'
import {homeContent} from '~/homepage/content.server'
import {Education} from '~/homepage/education'
import {FirstSteps} from '~/homepage/first-steps'
import {Hero} from '~/homepage/hero'
import {readingOf} from '~/preview/reading.server'
import {pageMeta} from '~/shell/meta'
import {faqPage} from '~/shell/structured-data'

export const meta: MetaFunction<typeof loader> = ({data, ...rest}) =>
  pageMeta(data?.page, {...rest, home: true, things: data && [faqPage(data.page.faq)]})

export async function loader(args: LoaderFunctionArgs) {
  const {prefix, reading} = await readingOf(args)
  const {donations, ...page} = await homeContent(prefix, reading)
  const currency = currencyOf(donations?.currencyCode)
  const amounts = donations?.presets.map((preset) => ({
    preset,
    text: printAmount(preset * 100, reading.lang, currency),
  }))
  return {page, amounts: amounts ?? []}
}

export {notAfterSending as shouldRevalidate} from '~/forms/reach'

export default function Home() {
  const {page, amounts} = useLoaderData<typeof loader>()
  const {emergency, faq} = page
  return (
    <>
      <Hero page={page} />
      <div className="container strip">
        <EmergencyBox emergency={emergency} id="emergency" />
        <MedicalNote reviews={[page, ...(emergency ? [emergency] : []), ...faq]} />
      </div>
      <FirstSteps page={page} />
      <Education page={page} />
      <section className="section container beside" aria-labelledby="faq">
        <div>
          <TextElement as="h2" id="faq" text={page.faqHeading} />
          {page.faqIntro && <TextElement as="p" className="lead" text={page.faqIntro} />}
          <FirstContact />
        </div>
        <Faq entries={faq} emergency={emergency} />
      </section>
      <Slider slides={page.slides} name={page.slidesName} />
      <section className="section container" aria-labelledby="donate">
        <div className="donate-band">
          <div>
            <TextElement as="h2" id="donate" text={page.donate.heading} />
            <TextElement as="p" className="lead" text={page.donate.text} />
            {amounts.length > 0 && (
              <ul className="amount-links">
                {amounts.map(({preset, text}) => (
                  <li key={preset}>
                    <SiteLink to={`/donate?amount=${preset}`} className="button money">
                      {text} <IconArrowRight size={18} />
                    </SiteLink>
                  </li>
                ))}
              </ul>
            )}
            <EditedLink link={page.donate.link} className="button primary" />
          </div>
          {page.gifts && <Uses gifts={page.gifts} level="h3" />}
        </div>
      </section>
    </>
  )
}
