import {beforeEach, describe, expect, it, vi} from 'vitest'
import {translator} from '~/i18n/i18n.server'
import {sendMessage} from '~/messages/api.server'
import {submitContact} from './message.server'

vi.mock('~/messages/api.server', () => ({sendMessage: vi.fn()}))

const complete = {
  firstName: 'Zoë',
  email: 'zoe@example.org',
  phone: '+49 (30) 23125-100',
  message: 'How can I help?',
}
const settings = {subject: 'From the website', phoneRequired: true, consentRequired: false}

async function submit(
  changes: Record<string, string> = {},
  options = settings,
  language: 'de' | 'en' = 'en',
) {
  const data = new FormData()
  for (const [name, value] of Object.entries({...complete, ...changes})) data.set(name, value)
  return submitContact(data, await translator(language), options)
}

const errorsFor = async (changes: Record<string, string>, options = settings, language?: 'de' | 'en') => {
  const result = await submit(changes, options, language)
  return result?.status === 'invalid' ? Object.keys(result.errors) : []
}

beforeEach(() => {
  vi.mocked(sendMessage).mockReset().mockResolvedValue('sent')
})

describe('submitContact', () => {
  it('sends the payload with the subject of the settings', async () => {
    expect(await submit()).toEqual({status: 'sent'})
    expect(sendMessage).toHaveBeenCalledExactlyOnceWith(
      'contact',
      {...complete, subject: 'From the website'},
      {again: false},
    )
  })

  it.each(['failed', 'unclear'] as const)('keeps what was typed where sending has %s', async (status) => {
    vi.mocked(sendMessage).mockResolvedValue(status)
    expect(await submit()).toEqual({status, values: {...complete, consent: ''}})
  })

  it('asks for another delivery when the visitor presses "Send again"', async () => {
    await submit({intent: 'send-again'})
    expect(sendMessage).toHaveBeenCalledWith('contact', expect.anything(), {again: true})
  })

  it.each([
    '\u3164',
    '\u2800\u2800',
    '\u200b\u2060',
    '\u00ad \ufeff',
    '\u115f\u1160\uffa0',
    '\u{e0020}\ufe0f',
    '\u0301',
    '\u0338\ufe0f \u200d',
  ])('refuses a name and a message without a visible character: %j', async (invisible) => {
    expect(await errorsFor({firstName: invisible, message: invisible})).toEqual(['firstName', 'message'])
  })

  it('sends nothing on errors and reports all of them', async () => {
    expect(await errorsFor({firstName: ' ', email: '', phone: '', message: ''})).toEqual(
      Object.keys(complete),
    )
    expect(sendMessage).not.toHaveBeenCalled()
  })

  it('asks for one way to answer where staff do not want both', async () => {
    const options = {...settings, phoneRequired: false}
    expect(await errorsFor({phone: ''}, options)).toEqual([])
    expect(await errorsFor({email: ''}, options)).toEqual([])
    expect(await errorsFor({email: '', phone: ''}, options)).toEqual(['email'])
  })

  it('asks for consent where staff want it, and sends the message without it', async () => {
    const options = {...settings, consentRequired: true}
    expect(await errorsFor({}, options)).toEqual(['consent'])
    expect(await submit({consent: 'yes'}, options)).toEqual({status: 'sent'})
    expect(sendMessage).toHaveBeenCalledExactlyOnceWith(
      'contact',
      {...complete, subject: 'From the website'},
      {again: false},
    )
  })

  it('cleans up pasted values before sending', async () => {
    await submit({
      firstName: '\u00a0\u200bZoë\tvan\nDijk\u2028',
      email: '\u202azoe@example.org\u202c\n',
      phone: '\u200e+49\u00a030\u201123125\u2011100 ',
      message: '\ufeff\u00a0First line\r\n\tsecond\u0000 line\u2029third\u200b\n',
    })
    expect(sendMessage).toHaveBeenCalledExactlyOnceWith(
      'contact',
      {
        firstName: 'Zoë van Dijk',
        email: 'zoe@example.org',
        phone: '+49 30\u201123125\u2011100',
        message: 'First line\n\tsecond line\nthird',
        subject: 'From the website',
      },
      {again: false},
    )
  })

  it('takes texts up to their limits', async () => {
    expect(await errorsFor({firstName: 'a'.repeat(200), message: 'b'.repeat(5_000)})).toEqual([])
    expect(await errorsFor({firstName: 'a'.repeat(201), message: 'b'.repeat(5_001)})).toEqual([
      'firstName',
      'message',
    ])
  })
})
