import {beforeEach, describe, expect, it, vi} from 'vitest'
import {de} from '~/i18n/de'
import {en} from '~/i18n/en'
import {translator} from '~/i18n/i18n.server'
import {sendMessage} from '~/messages/api.server'
import {submitEnquiry} from './enquiry.server'

vi.mock('~/messages/api.server', () => ({sendMessage: vi.fn()}))

const complete = {
  firstName: 'Zoë',
  lastName: 'Example',
  email: 'zoe@example.org',
  phone: '',
  country: 'Germany',
  service: 'ID Card',
  message: 'Which authority?',
  consent: '',
}

function submit(changes: Record<string, string> = {}, language: 'de' | 'en' = 'en') {
  const data = new FormData()
  for (const [name, value] of Object.entries({...complete, ...changes})) data.set(name, value)
  return translator(language).then((t) =>
    submitEnquiry(data, t, {codes: ['B', 'C1E'], consentRequired: false}),
  )
}

async function errorsFor(changes: Record<string, string>, language?: 'de' | 'en') {
  const result = await submit(changes, language)
  return result?.status === 'invalid' ? result.errors : {}
}

beforeEach(() => {
  vi.mocked(sendMessage).mockReset().mockResolvedValue('sent')
})

describe('submitEnquiry', () => {
  it('sends the fields of the payload, the choices as the subject', async () => {
    expect(await submit()).toEqual({status: 'sent'})
    expect(sendMessage).toHaveBeenCalledExactlyOnceWith(
      'enquiry',
      {
        firstName: 'Zoë',
        lastName: 'Example',
        email: 'zoe@example.org',
        phone: '',
        subject: 'Country: Germany, Service: ID Card',
        message: 'Which authority?',
      },
      {again: false},
    )
  })

  it.each([
    ['en', 'Category: C1E\nWhich authority?'],
    ['de', 'Klasse: C1E\nWhich authority?'],
  ] as const)('puts the category first into the message (%s)', async (language, message) => {
    await submit({category: 'C1E'}, language)
    expect(sendMessage).toHaveBeenCalledWith('enquiry', expect.objectContaining({message}), {again: false})
  })

  it('leaves a category aside that does not exist', async () => {
    await submit({category: 'C1E\nBcc: x@example.org'})
    expect(sendMessage).toHaveBeenCalledWith(
      'enquiry',
      expect.objectContaining({message: 'Which authority?'}),
      {again: false},
    )
  })

  it('takes the defaults where nothing was chosen', async () => {
    await submit({country: '', service: ''})
    const subject = "Country: United States, Service: Driver's License"
    expect(sendMessage).toHaveBeenCalledWith('enquiry', expect.objectContaining({subject}), {again: false})
  })

  it('requires a message and a way to reply', async () => {
    expect(await errorsFor({firstName: ' ', lastName: '', email: '', message: ''})).toEqual({
      email: en.form.emailOrPhoneMissing,
      message: en.form.messageMissing,
    })
    expect(sendMessage).not.toHaveBeenCalled()
  })

  it('reports errors in German', async () => {
    expect(
      await errorsFor({country: 'Mars', service: 'Passport', phone: 'none', lastName: 'x'.repeat(201)}, 'de'),
    ).toEqual({
      country: 'Bitte wählen Sie eine der Möglichkeiten aus, zum Beispiel Deutschland.',
      service: 'Bitte wählen Sie eine der Möglichkeiten aus, zum Beispiel Ausweis.',
      phone: de.form.phoneInvalid,
      lastName: de.form.nameTooLong,
    })
  })

  it('keeps every word where sending fails', async () => {
    vi.mocked(sendMessage).mockResolvedValue('failed')
    expect(await submit({category: 'B'})).toEqual({
      status: 'failed',
      values: {...complete, category: 'B'},
    })
  })
})
