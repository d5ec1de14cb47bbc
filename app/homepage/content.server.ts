import {emergencyHtml} from '~/blocks/emergency-box.server'
import {type Reading, readPage} from '~/content/content.server'
import {withHtml} from '~/content/portable-text.server'

/** The content of the home page, with its formatted texts as HTML. */
export async function homeContent(prefix: string, reading: Reading) {
  const {faq, emergency, firstSteps, education, ...page} = await readPage('homePage', reading)
  const html = withHtml(prefix)
  return {
    ...page,
    faq: faq.map((entry) => html(entry, 'answer', 4)),
    emergency: emergencyHtml(prefix, emergency),
    firstSteps: {...firstSteps, steps: firstSteps.steps.map((step) => html(step, 'body', 4))},
    education: {
      ...html(education, 'intro'),
      topics: education.topics.map((topic) => html(topic, 'body', 4)),
    },
  }
}

export type HomeContent = Omit<Awaited<ReturnType<typeof homeContent>>, 'donations'>
