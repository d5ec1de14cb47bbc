import {expect, it} from 'vitest'
import {flatten, withPageData, withPlainGraph} from './page-data'

const data = {text: 'ü </script><SCRIPT><!-- <p>\\u003c', none: null, list: [[], ['a', -5]]}

it('puts data into the page that cannot end their script', () => {
  const page = Buffer.from(withPageData('<body></body>', data), 'latin1').toString()
  const [, json = ''] =
    /^<body><script type="application\/json" id="page-data">(.*)<\/script><\/body>$/.exec(page) ?? []
  expect(json).not.toMatch(/<(\/?script|!--)/i)
  expect(json).toContain('<p>')
  expect(JSON.parse(json)).toEqual(data)
})

it('lists values as turbo-stream does', () => {
  expect(flatten(data)).toEqual([
    {_1: 2, _3: 4, _5: 6},
    ...['text', data.text, 'none', null, 'list', [7, 8], [], [9, 10], 'a', -5],
  ])
})

it('writes brackets in structured data as they are, but those that could end the script', () => {
  const page = (text: string) => `<script type="application/ld+json">{"text":"${text}"}</script>\\u003cb`
  expect(withPlainGraph(page('\\u003cp\\u003e\\u003c/script\\\\u003c'))).toBe(
    page('<p>\\u003c/script\\\\u003c'),
  )
})
