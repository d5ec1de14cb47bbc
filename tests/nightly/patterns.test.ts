import {expect, test} from 'vitest'
import {searchFor, sharedPage} from '../../app/content/page-address.ts'
import {readAmount} from '../../app/donations/amount.ts'
import {readEmail} from '../../app/forms/email.server.ts'
import {isPossiblePhone} from '../../app/forms/phone.server.ts'
import {readFields} from '../../app/forms/read.server.ts'
import {oneLine, severalLines, withoutMarks} from '../../app/forms/text.server.ts'
import {languageFromCookie, languageFromHeader} from '../../app/i18n/languages.ts'
import {ownPath} from '../../app/preview/own-path.ts'
import {toSearch} from '../../lake/query/words.ts'
import {canonicalPath} from '../../server/http/refusals'
import {encodingFor} from '../../server/pages/encoding'

/** Regular expressions match in linear time: a text 8 times as long takes about 8 times, not 64 times as long. */

const short = 2_000
const longer = 8
const maxRatio = 24

/** CPU time of a call in microseconds: the minimum of several rounds, each long enough to measure. */
function workOf(call: () => unknown): number {
  const round = () => {
    const begun = process.cpuUsage()
    let calls = 0
    while (calls < 1 || process.cpuUsage(begun).user < 2_000) {
      call()
      calls += 1
    }
    return process.cpuUsage(begun).user / calls
  }
  return Math.min(round(), round(), round())
}

/** Ratio of CPU times; measured twice if the first ratio is too high. */
function growth(read: (text: string) => unknown, textOf: (length: number) => string): number {
  const [text, longText] = [textOf(short), textOf(longer * short)]
  const measured = () => workOf(() => read(longText)) / workOf(() => read(text))
  const first = measured()
  return first < maxRatio ? first : Math.min(first, measured())
}

/** A repeated match, followed by a mismatch. */
const run = (before: string, again: string, after: string) => (length: number) =>
  before + again.repeat(length / again.length) + after

const amount = (text: string) =>
  readAmount(text, 'de', {sign: '$', code: 'USD'}, {minimum: 100, maximum: 1_000_000})
const page = (url: string) => sharedPage({url, headers: {}}, 'de')
const search = (text: string) =>
  toSearch(text)({_id: 'a', _type: 'note'} as Parameters<ReturnType<typeof toSearch>>[0])
const inDocument = (text: string) =>
  toSearch('a*b*c')({_id: text, _type: 'note'} as Parameters<ReturnType<typeof toSearch>>[0])

function field(text: string) {
  const form = new FormData()
  form.set('message', text)
  return readFields(form, ['message'])
}

test.each<[string, (text: string) => unknown, (length: number) => string]>([
  ['a field: line breaks', field, run('', '\r\n\r', 'a')],
  ['a field: control characters', field, run('', '\u0000', 'a')],
  ['a line: spaces inside', oneLine, run('a', ' ', 'a')],
  ['a line: joiners inside', oneLine, run('a', '\u200d', 'a')],
  ['a line: marks inside', withoutMarks, run('a', '\u200e\u00a0', 'a')],
  ['a text: spaces inside', severalLines, run('a', ' ', 'a')],
  ['a text: line breaks inside', severalLines, run('a', '\r\n', 'a')],
  ['an e-mail address: short parts', readEmail, run('a@', 'a.', '!')],
  ['an e-mail address: dashes', readEmail, run('a@', 'a-', '-')],
  ['an e-mail address: letters of other scripts', readEmail, run('a@', 'äöü', '.de')],
  ['an e-mail address: many @', readEmail, run('', '@', 'a')],
  ['a phone number: extensions', isPossiblePhone, run('', '1DW', 'x')],
  ['a phone number: spaces', isPossiblePhone, run('1', ' ', 'x')],
  ['a phone number: digits of an extension', isPossiblePhone, run('1 DW', '1', 'x')],
  ['a phone number: brackets', isPossiblePhone, run('', '1(', 'x')],
  ['a phone number: points', isPossiblePhone, run('tel', '.', 'x')],
  ['an amount: thousands', amount, run('1', '.111', 'x')],
  ['an amount: digits', amount, run('', '1', 'x')],
  ['an amount: currencies', amount, run('', 'ABC ', '1')],
  ['an amount: signs', amount, run('', '€', '1')],
  ['an address: slashes', canonicalPath, run('/a', '/', 'x')],
  ['an address: parts', page, run('', '/a', '!')],
  ['an address: parameters', (text) => searchFor('/licences', text), run('?', 'age=1&', '')],
  ['an address: unknown parameters', (text) => searchFor('/licences', text), run('?', '%zz=&', '')],
  ['an address to go on to', ownPath, run('/', '../', 'x?sanity-preview-x')],
  ['languages', (text) => languageFromHeader(text, 'de'), run('', 'x;q=0.', ',')],
  ['a cookie', languageFromCookie, run('', 'a=; ', 'language')],
  ['encodings', encodingFor, run('br;q=0.', '0', '1')],
  ['a search: points', search, run(' ', '.', ' ')],
  ['a search: quotes', search, run('', '-"a', '"')],
  ['a search: asterisks', search, run('a', '*', 'b')],
  ['a document that is searched', inDocument, run('a', 'b', 'a')],
])('%s', (_name, read, textOf) => {
  expect(growth(read, textOf)).toBeLessThan(maxRatio)
})
