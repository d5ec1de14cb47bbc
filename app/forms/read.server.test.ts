import {expect, it} from 'vitest'
import {readFields, readForm} from './read.server.ts'

const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request('http://localhost/', {method: 'POST', body, headers})

it('reads a form in both encodings', async () => {
  expect((await readForm(post(new URLSearchParams({a: 'ü &'})))).get('a')).toBe('ü &')
  const multipart = new FormData()
  multipart.set('a', 'ü &')
  expect((await readForm(post(multipart))).get('a')).toBe('ü &')
})

it.each([
  ['no form', post('{"a":1}', {'Content-Type': 'application/json'})],
  ['a broken one', post('x', {'Content-Type': 'multipart/form-data; boundary=y'})],
])('treats a body that is %s as an empty form', async (_name, request) => {
  expect([...(await readForm(request))]).toEqual([])
})

it('uses the first text of each field only', () => {
  const data = new FormData()
  data.append('a', 'first')
  data.append('a', 'second')
  data.append('b', new File(['x'], 'x.txt'))
  for (const other of ['other', '__proto__', 'constructor']) data.append(other, 'x')
  expect(readFields(data, ['a', 'b', 'c'])).toEqual({a: 'first', b: '', c: ''})
})
