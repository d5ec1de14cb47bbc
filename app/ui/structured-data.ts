import type {FAQPage} from 'schema-dts'

/** Questions and answers for search engines. */
export const faqPage = (entries: {question: string; html: string}[]): FAQPage => ({
  '@type': 'FAQPage',
  mainEntity: entries.map(({question, html}) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: {'@type': 'Answer', text: html},
  })),
})
