import {useLocation, useNavigate} from '@remix-run/react'
import {countries, services} from '~/forms/enquiry-options'
import {Select, TextField} from '~/forms/fields'
import {MessageForm, type MessageFormWords} from '~/forms/message-form'
import type {Sending} from '~/forms/sending'
import {format} from '~/i18n/format'
import {withPrefix} from '~/i18n/languages'
import {SiteLink} from '~/ui/link'
import {useSite} from '~/ui/site'
import {type Code, licencePath} from './category'
import {useLicenceTexts} from './texts'

interface Props {
  words: MessageFormWords & Record<'lastNameLabel' | 'countryLabel' | 'serviceLabel', string>
  sending: Sending
  /** The category that the question is about. */
  about: Code | undefined
}

/** A question to the foundation about a licence; it is answered, nothing is issued. */
export function Enquiry({words, sending, about}: Props) {
  const {prefix} = useSite()
  const {countries: countryNames, services: serviceNames} = useLicenceTexts()
  const navigate = useNavigate()
  const {search} = useLocation()
  // The next question need not be about the same category.
  const leaveCategory = () => {
    const left = new URLSearchParams(search)
    left.delete('category')
    navigate({search: left.toString(), hash: 'enquiry'}, {replace: true, preventScrollReset: true})
  }
  return (
    <MessageForm
      sending={sending}
      action={withPrefix(prefix, licencePath())}
      words={words}
      contactRequired={false}
      onEmptied={about && leaveCategory}
      afterName={(field) => (
        <TextField {...field('lastName')} label={words.lastNameLabel} autoComplete="family-name" />
      )}
      beforeMessage={(field) => (
        <>
          <Select
            {...field('country')}
            label={words.countryLabel}
            options={countries.map((value) => ({value, label: countryNames[value]}))}
          />
          <Select
            {...field('service')}
            label={words.serviceLabel}
            options={services.map((value) => ({value, label: serviceNames[value]}))}
          />
          <About code={field('category').value || about} />
        </>
      )}
    />
  )
}

/** Tells the category that the message will begin with, and lets the visitor drop it. */
function About({code}: {code: string | undefined}) {
  const texts = useLicenceTexts()
  if (!code) return null
  return (
    <div className="licence-about">
      <input type="hidden" name="category" value={code} />
      <p>{format(texts.enquiryAbout, {code})}</p>
      <p>
        <SiteLink to={`${licencePath()}#enquiry`} preventScrollReset>
          {texts.enquiryGeneral}
        </SiteLink>
      </p>
    </div>
  )
}
