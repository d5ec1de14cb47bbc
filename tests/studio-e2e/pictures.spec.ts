import type {Locator, Page} from '@playwright/test'
import sharp from 'sharp'
import {expectOnSite, expectShown, field, input, openDocument, publishButton, stored} from './support/desk.ts'
import {expect, studioForFile, test} from './support/studio.ts'

/** The way of a picture from somebody's machine to the site, cut as was said in the Studio. */

const studio = studioForFile()

/** Left half red, right half blue. */
async function halves(): Promise<Buffer> {
  const half = (background: string) =>
    sharp({create: {width: 500, height: 500, channels: 3, background}}).png()
  const blue = await half('#00f').toBuffer()
  return half('#f00')
    .extend({right: 500})
    .composite([{input: blue, left: 500, top: 0}])
    .png()
    .toBuffer()
}

async function drag(page: Page, from: {x: number; y: number}, to: {x: number; y: number}): Promise<void> {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, {steps: 8})
  await page.mouse.up()
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('It is not to be seen.')
  return box
}

test('a picture is uploaded', async () => {
  const {page, product} = studio
  await openDocument(page, 'team-1', 'teamMember')
  const former = (await stored(product, 'team-1'))?.portrait.asset._ref
  await page.getByTestId('options-menu-button').click()
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('menuitem', {name: 'Upload'}).click()
  await (await choosing).setFiles({name: 'halves.png', mimeType: 'image/png', buffer: await halves()})
  await expect
    .poll(async () => (await stored(product, 'drafts.team-1'))?.portrait.asset._ref)
    .toMatch(/^image-[a-f0-9]{40}-1000x500-png$/)
  expect((await stored(product, 'team-1'))?.portrait.asset._ref).toBe(former)
})

test('the description of the former picture goes with it, and comes back where it still fits', async () => {
  const {page, product} = studio
  const before = (await stored(product, 'team-1'))?.portrait.alt
  await expect(input(page, 'portrait.alt.en')).toHaveValue('')
  await expect(publishButton(page)).toBeDisabled()
  const note = page.getByRole('status').filter({hasText: 'what can be seen in the new picture'})
  await expect(note).toContainText(before.en)
  await note.getByRole('button', {name: 'It still fits'}).click()
  await expect(input(page, 'portrait.alt.en')).toHaveValue(before.en)
  await expect(note).toHaveCount(0)
})

test('it cannot be published without words for those who cannot see it', async () => {
  const {page} = studio
  const words = await input(page, 'portrait.alt.en').inputValue()
  await input(page, 'portrait.alt.en').fill('')
  await field(page, 'portrait.alt.en').getByTestId('input-validation-icon-error').hover()
  await expectShown(page, 'Please add the text in this language as well (English).')
  await expect(publishButton(page)).toBeDisabled()
  await input(page, 'portrait.alt.en').fill(`${words} Half red, half blue.`)
  await expect(publishButton(page)).toBeEnabled()
})

test('it is cut to its right half, and its most important place is marked', async () => {
  const {page, product} = studio
  await page.getByTestId('options-menu-edit-details').click()
  const dialog = page.getByRole('dialog', {name: 'Important place and crop'})
  await expect(dialog.getByText('1000 × 500', {exact: true})).toBeVisible()
  const canvas = dialog.locator('svg svg, svg image').first()
  const {x, y, width, height} = await boxOf(canvas)
  await drag(page, {x, y: y + height / 2}, {x: x + width / 2, y: y + height / 2})
  await drag(page, {x: x + width * 0.6, y: y + height * 0.5}, {x: x + width * 0.8, y: y + height * 0.5})
  const portrait = async () => (await stored(product, 'drafts.team-1'))?.portrait
  await expect.poll(async () => (await portrait())?.crop?.left).toBeCloseTo(0.5, 1)
  await expect.poll(async () => (await portrait())?.hotspot?.x).toBeGreaterThan(0.6)
  await dialog.getByRole('button', {name: 'Close'}).click()
})

test('the site shows that half, with that place in the middle', async ({browser}) => {
  const {page, product} = studio
  await publishButton(page).click()
  await expectOnSite(product, '/en/team', 'Half red, half blue.')
  const portrait = (await stored(product, 'team-1'))?.portrait
  const visitor = await browser.newPage()
  await visitor.goto(`${product.siteUrl}/en/team`)
  const shown = visitor.getByAltText('Half red, half blue.')
  const address = (await shown.getAttribute('src')) ?? ''
  expect(address).toContain(`rect=${Math.round(portrait.crop.left * 1000)},0,`)
  const {channels} = await sharp(await (await fetch(product.siteUrl + address)).arrayBuffer()).stats()
  const [red, , blue] = channels.map(({mean}) => mean)
  expect(red).toBeLessThan(20)
  expect(blue).toBeGreaterThan(230)
  // The site tells fifths of the cropped picture apart.
  const fifth = Math.floor(((portrait.hotspot.x - portrait.crop.left) / (1 - portrait.crop.left)) * 5)
  await expect(shown).toHaveCSS('object-position', new RegExp(`^${fifth * 20 + 10}% `))
  await visitor.close()
})
