import {beforeEach, describe, expect, it, vi} from 'vitest'
import {sendMessage} from '~/foundation/api.server'
import {de} from '~/i18n/de'
import {en} from '~/i18n/en'
import {translator} from '~/i18n/i18n.server'
import {submitEnquiry} from './enquiry.server'

vi.mock('~/foundation/api.server', () => ({sendMessage: vi.fn()}))

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
    expect(sendMessage).toHaveBeenCalledExactlyOnceWith('enquiry', {
      firstName: 'Zoë',
      lastName: 'Example',
      email: 'zoe@example.org',
      phone: '',
      subject: 'Country: Germany, Service: ID Card',
      message: 'Which authority?',
    })
  })

  it.each([
    ['en', 'Category: C1E\nWhich authority?'],
    ['de', 'Klasse: C1E\nWhich authority?'],
  ] as const)('puts the category first into the message (%s)', async (language, message) => {
    await submit({category: 'C1E'}, language)
    expect(sendMessage).toHaveBeenCalledWith('enquiry', expect.objectContaining({message}))
  })

  it('leaves a category aside that does not exist', async () => {
    await submit({category: 'C1E\nBcc: x@example.org'})
    expect(sendMessage).toHaveBeenCalledWith(
      'enquiry',
      expect.objectContaining({message: 'Which authority?'}),
    )
  })

  it('takes the defaults where nothing was chosen', async () => {
    await submit({country: '', service: ''})
    const subject = "Country: United States, Service: Driver's License"
    expect(sendMessage).toHaveBeenCalledWith('enquiry', expect.objectContaining({subject}))
  })

  it.each(['email', 'phone'])('is content with one way to answer, without %s', async (missing) => {
    const changes = {phone: '030 23125 100', [missing]: ''}
    expect(await submit(changes)).toEqual({status: 'sent'})
  })

  it('needs words and a way to answer', async () => {
    expect(await errorsFor({firstName: ' ', lastName: '', email: '', message: ''})).toEqual({
      email: en.form.emailOrPhoneMissing,
      message: en.form.messageMissing,
    })
    expect(sendMessage).not.toHaveBeenCalled()
  })

  it('says in German what is wrong', async () => {
    expect(
      await errorsFor({country: 'Mars', service: 'Passport', phone: 'none', lastName: 'x'.repeat(201)}, 'de'),
    ).toEqual({
      country: 'Bitte wählen Sie eine der Möglichkeiten aus, zum Beispiel Deutschland.',
      service: 'Bitte wählen Sie eine der Möglichkeiten aus, zum Beispiel Ausweis.',
      phone: de.form.phoneInvalid,
      lastName: de.form.nameTooLong,
    })
  })

  it.each(['(202) 555-0143', '020 7946 0000', '030 23125 000'])(
    'takes %s, whichever country the question is about',
    async (phone) => {
      for (const country of ['United States', 'United Kingdom', 'Germany'])
        expect(await errorsFor({country, phone})).toEqual({})
    },
  )

  it('keeps every word where sending fails', async () => {
    vi.mocked(sendMessage).mockResolvedValue('failed')
    expect(await submit({category: 'B'})).toEqual({
      status: 'failed',
      values: {...complete, category: 'B'},
    })
  })
})
