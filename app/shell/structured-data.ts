import type {FAQPage} from 'schema-dts'
import {plain, type Text} from '~/content/text'

/** Questions and answers for search engines. */
export const faqPage = (entries: {question: Text; html: string}[]): FAQPage => ({
  '@type': 'FAQPage',
  mainEntity: entries.map(({question, html}) => ({
    '@type': 'Question',
    name: plain(question),
    acceptedAnswer: {'@type': 'Answer', text: plain(html)},
  })),
})
