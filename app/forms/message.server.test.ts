import {beforeEach, describe, expect, it, vi} from 'vitest'
import {sendMessage} from '~/foundation/api.server'
import {translator} from '~/i18n/i18n.server'
import {submitContact} from './message.server'

vi.mock('~/foundation/api.server', () => ({sendMessage: vi.fn()}))

const complete = {
  firstName: 'Zoë',
  email: 'zoe@example.org',
  phone: '+49 (30) 23125-100',
  message: 'How can I help?',
}
const settings = {subject: 'From the website', phoneRequired: true}

async function submit(changes: Record<string, string> = {}, options = settings) {
  const data = new FormData()
  for (const [name, value] of Object.entries({...complete, ...changes})) data.set(name, value)
  return submitContact(data, await translator('en'), options)
}

const errorsFor = async (changes: Record<string, string>, options = settings) => {
  const result = await submit(changes, options)
  return result?.status === 'invalid' ? Object.keys(result.errors) : []
}

beforeEach(() => {
  vi.mocked(sendMessage).mockReset().mockResolvedValue('sent')
})

describe('submitContact', () => {
  it('sends the payload with the subject of the settings', async () => {
    expect(await submit()).toEqual({status: 'sent'})
    expect(sendMessage).toHaveBeenCalledExactlyOnceWith('contact', {
      ...complete,
      subject: 'From the website',
    })
  })

  it('keeps what was typed where it could not be sent', async () => {
    vi.mocked(sendMessage).mockResolvedValue('failed')
    expect(await submit()).toEqual({status: 'failed', values: complete})
  })

  it('keeps it also where nobody knows whether it has arrived', async () => {
    vi.mocked(sendMessage).mockResolvedValue('unclear')
    expect(await submit()).toEqual({status: 'unclear', values: complete})
  })

  it('sends nothing where something is wrong, and says all of it', async () => {
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

  it.each([
    '030 23125 000',
    '+493023125000',
    '(030) 23125-000',
    '030/23125000',
    '030.231.250.00',
    '+1 555 0100',
    '11611 7',
  ])('takes %s for a phone number', async (phone) => {
    expect(await errorsFor({phone})).toEqual([])
  })

  it.each(['12', '-----', '( ) ( )', 'call me', '030 23125 000 or later', '++49 30 231', '1'.repeat(31)])(
    'takes %s for no phone number',
    async (phone) => {
      expect(await errorsFor({phone})).toEqual(['phone'])
    },
  )

  it.each([
    'a@b',
    'a b@example.org',
    '@example.org',
    'zoe@example.org, max@example.org',
    `${'a'.repeat(250)}@example.org`,
  ])('takes %s for no e-mail address', async (email) => {
    expect(await errorsFor({email})).toEqual(['email'])
  })

  it('takes texts up to their limits', async () => {
    expect(await errorsFor({firstName: 'a'.repeat(200), message: 'b'.repeat(5_000)})).toEqual([])
    expect(await errorsFor({firstName: 'a'.repeat(201), message: 'b'.repeat(5_001)})).toEqual([
      'firstName',
      'message',
    ])
  })
})
