import {expect, test, vi} from 'vitest'
import {coveredTexts} from '../../app/content/reviewed.ts'
import {seedDocuments} from '../../studio/seed/index.ts'
import {open, productForFile} from './support.ts'

/** What the site says of medical reviews. */

const product = productForFile()

const noteBelow = async (address: string, id: string) =>
  (await open(product.current, address)).document.querySelector(`details:has(#${id}) .medical-note`)
    ?.textContent

test('a review is shown for the texts that were reviewed, and for no others, whoever changes them', async () => {
  const causes = seedDocuments.find(({_id}) => _id === 'faq-causes')
  const mark = {reviewedBy: 'Dr. Two', reviewedOn: '2026-01-02', reviewedTexts: coveredTexts(causes)}
  const content = product.current.content()
  await content.patch('faq-causes').set(mark).commit()
  await vi.waitFor(async () => expect(await noteBelow('/en', 'causes')).toContain('Dr. Two'), 20_000)
  expect(await noteBelow('/de', 'causes')).toContain('Dr. Two')

  await content.patch('faq-causes').set({'question.en': 'What are the causes?'}).commit()
  // The German text is as it was: the review was of both.
  for (const address of ['/en', '/de'])
    await vi.waitFor(async () => expect(await noteBelow(address, 'causes')).not.toContain('Dr. Two'), 20_000)
  expect((await open(product.current, '/en')).html).not.toContain('Dr. Two')
})
