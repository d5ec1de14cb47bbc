import {expect, test} from 'vitest'
import {moved} from './caret.ts'

test.each([
  ['after it', 'one |two', 'one two three', 'one |two three'],
  ['before it', 'one |two', 'zero one two', 'zero one |two'],
  ['around it', 'one |two', 'zero two', 'zero |two'],
  ['everywhere', 'one| two', '', '|'],
])('a change %s', (_, marked, after, expected) => {
  const caret = moved(marked.indexOf('|'), marked.replace('|', ''), after)
  expect(`${after.slice(0, caret)}|${after.slice(caret)}`).toBe(expected)
})
