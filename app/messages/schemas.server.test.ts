import fc from 'fast-check'
import {beforeEach, describe, expect, it, vi} from 'vitest'
import {oneLine, severalLines, withoutMarks} from '~/forms/text.server'
import {translator} from '~/i18n/i18n.server'
import {languages} from '~/i18n/languages'
import {sendMessage} from '~/messages/api.server'
import {submitEnquiry} from '~/messages/enquiry.server'
import {submitContact} from '~/messages/message.server'

/** Properties that hold for any input. */

vi.mock('~/messages/api.server', () => ({sendMessage: vi.fn()}))
beforeEach(() => {
  vi.mocked(sendMessage).mockReset().mockResolvedValue('sent')
})

const odd = fc.constantFrom(
  '\r\n',
  '\r',
  '\n',
  '\t',
  '\0',
  '\u0007',
  '\u001b',
  '\u0085',
  '\u00a0',
  '\u200b',
  '\u200d',
  '\u2028',
  '\u202e',
  '\ufeff',
  'Bcc: x@example.org',
  '<script>',
  '"',
  '𝒳',
  '👩‍👩‍👧',
  'ß',
  'نص',
  '一',
)
const anything = fc.oneof(
  fc.string({unit: 'binary'}),
  fc.array(fc.oneof(odd, fc.string()), {maxLength: 12}).map((parts) => parts.join('')),
)

const noControls = /^\P{Cc}*$/u

describe('a form full of spaces', () => {
  it('is put right in one pass', () => {
    const typed = `a${' \t\u00a0'.repeat(300_000)}b`
    expect(oneLine(typed)).toBe('a b')
    expect(withoutMarks(typed)).toBe('a b')
    expect(severalLines(typed)).toBe(typed)
  })
})

describe('a single line', () => {
  it('holds no break, no control character and no space at its ends', () => {
    fc.assert(
      fc.property(anything, (typed) => {
        for (const line of [oneLine(typed), withoutMarks(typed)]) {
          expect(line).toMatch(noControls)
          expect(line).not.toMatch(/[\u2028\u2029]|\s{2}/)
          expect(line).toBe(line.trim())
          expect(oneLine(line)).toBe(line)
        }
      }),
    )
  })

  it('keeps the words of every script', () => {
    for (const name of [
      'Zoë Ångström',
      '李小龍',
      'محمد علی',
      'Việt',
      'நண்பர்',
      'می\u200cخواهم',
      '👩‍👩‍👧',
      "O'Neill-Łukasz",
    ])
      expect(oneLine(`\u00a0 ${name}\t`)).toBe(name)
  })
})

describe('several lines', () => {
  it('hold no control character but tab and line feed', () => {
    fc.assert(
      fc.property(anything, (typed) => {
        const lines = severalLines(typed)
        expect(lines.replace(/[\t\n]/g, '')).toMatch(noControls)
        expect(severalLines(lines)).toBe(lines)
      }),
    )
  })
})

const contactFields = fc.record({
  firstName: anything,
  email: fc.oneof(anything, fc.constant('zoe@example.org')),
  phone: fc.oneof(anything, fc.constant('+49 30 23125 100')),
  message: anything,
})

describe('whatever is sent', () => {
  it.each(languages)('either arrives clean, or is refused with words for a field (%s)', async (lang) => {
    const t = await translator(lang)
    const settings = {subject: 'S', phoneRequired: false, consentRequired: false}
    await fc.assert(
      fc.asyncProperty(contactFields, fc.boolean(), async (fields, enquiry) => {
        vi.mocked(sendMessage).mockClear()
        const data = new FormData()
        for (const [name, value] of Object.entries(fields)) data.set(name, value)
        const result = enquiry
          ? await submitEnquiry(data, t, {codes: ['B'], consentRequired: false})
          : await submitContact(data, t, settings)
        if (result.status === 'invalid') {
          expect(sendMessage).not.toHaveBeenCalled()
          const errors = Object.values(result.errors)
          expect(errors.length).toBeGreaterThan(0)
          for (const error of errors) expect(error).toMatch(/^\p{Lu}.* .*[.?]$/u)
          return
        }
        const [[, message] = []] = vi.mocked(sendMessage).mock.calls
        const {message: words, ...lines} = message ?? {message: undefined}
        for (const line of Object.values(lines)) expect(line).toMatch(noControls)
        expect(words?.replace(/[\t\n]/g, '')).toMatch(noControls)
        expect(words).not.toBe('')
        expect((lines as {email: string}).email || (lines as {phone: string}).phone).not.toBe('')
      }),
      {numRuns: 200},
    )
  })
})
