import {FirstContact} from '~/blocks/contact-groups'
import {SiteLink} from '~/blocks/link'
import {useOwnTexts, useSite} from '~/blocks/site'
import {TextElement} from '~/blocks/text'
import {Select, TextField} from '~/forms/fields'
import type {Sending} from '~/forms/sending'
import {format} from '~/i18n/format'
import {withPrefix} from '~/i18n/languages'
import {countries, services} from '~/messages/enquiry-options'
import {MessageForm, type MessageFormLabels} from '~/messages/message-form'
import {type Code, type LicencePage, licencePath} from './category'

interface Props {
  labels: MessageFormLabels & Omit<LicencePage, 'categories' | 'notice' | 'abroad'>
  sending: Sending
  about: Code | undefined
}

/** Form for a question about a licence. The foundation answers it, but issues nothing. */
export function Enquiry({labels, sending, about}: Props) {
  const {prefix} = useSite()
  const {countries: countryNames, services: serviceNames} = useOwnTexts().licences
  return (
    <section className="section tinted licence-enquiry" id="enquiry" aria-labelledby="enquiry-heading">
      <div className="container beside">
        <div>
          <TextElement as="h2" id="enquiry-heading" text={labels.enquiryHeading} />
          {!sending.arrived && <TextElement as="p" className="lead" text={labels.enquiryIntro} />}
          <FirstContact />
        </div>
        <div className="form-panel">
          <MessageForm
            sending={sending}
            action={withPrefix(prefix, licencePath())}
            labels={labels}
            contactRequired={false}
            again={`${licencePath()}#enquiry`}
            besideButtons={labels.submitNote}
            afterName={(field) => (
              <TextField {...field('lastName')} label={labels.lastNameLabel} autoComplete="family-name" />
            )}
            beforeMessage={(field) => (
              <>
                <Select
                  {...field('country')}
                  label={labels.countryLabel}
                  options={countries.map((value) => ({value, label: countryNames[value]}))}
                />
                <Select
                  {...field('service')}
                  label={labels.serviceLabel}
                  options={services.map((value) => ({value, label: serviceNames[value]}))}
                />
                <About code={field('category').value || about} />
              </>
            )}
          />
        </div>
      </div>
    </section>
  )
}

/** Names the category that the message will begin with, and lets the visitor remove it. */
function About({code}: {code: string | undefined}) {
  const texts = useOwnTexts().licences
  if (!code) return null
  return (
    <p className="licence-about">
      <input type="hidden" name="category" value={code} />
      {format(texts.enquiryAbout, {code})}{' '}
      <SiteLink to={`${licencePath()}#enquiry`} preventScrollReset>
        {texts.enquiryGeneral}
      </SiteLink>
    </p>
  )
}
