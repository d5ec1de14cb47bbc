import type {Locator, Page} from '@playwright/test'
import sharp from 'sharp'
import {
  choose,
  expectOnSite,
  expectShown,
  input,
  openDocument,
  publish,
  publishButton,
  stored,
} from './support/desk.ts'
import {expect, studioForFile, test} from './support/studio.ts'

/** Pictures from the upload to the site, cropped as chosen in the Studio. */

/** The browser logs that the lake refuses a truncated picture. */
const studio = studioForFile({isExpected: (message) => message.location().url.includes('filename=half.jpg')})

/** Left half red, right half blue. */
async function halves(): Promise<Buffer> {
  const half = (background: string) =>
    sharp({create: {width: 600, height: 600, channels: 3, background}}).png()
  const blue = await half('#00f').toBuffer()
  return half('#f00')
    .extend({right: 600})
    .composite([{input: blue, left: 600, top: 0}])
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

test('a new picture needs a new description, and the former one can be kept', async () => {
  const {page, product} = studio
  const marks = {
    'portrait.crop': {left: 0.3, right: 0, top: 0, bottom: 0},
    'portrait.hotspot': {x: 0.8, y: 0.2, width: 0.1, height: 0.1},
  }
  await product.content().patch('team-1').set(marks).commit()
  await openDocument(page, 'team-1', 'teamMember')
  const former = (await stored(product, 'team-1'))?.portrait.asset._ref
  const choosing = page.waitForEvent('filechooser')
  await choose(page, 'options-menu-button', 'Upload')
  await (await choosing).setFiles({name: 'halves.png', mimeType: 'image/png', buffer: await halves()})
  await expect
    .poll(async () => (await stored(product, 'drafts.team-1'))?.portrait.asset._ref)
    .toMatch(/^image-[a-f0-9]{40}-1200x600-png$/)
  expect((await stored(product, 'team-1'))?.portrait.asset._ref).toBe(former)
  expect((await stored(product, 'drafts.team-1'))?.portrait).not.toHaveProperty('crop')
  expect((await stored(product, 'drafts.team-1'))?.portrait).not.toHaveProperty('hotspot')

  const before = (await stored(product, 'team-1'))?.portrait.alt
  await expect(input(page, 'portrait.alt.en')).toHaveValue('')
  await expect(publishButton(page)).toBeDisabled()
  const note = page.getByRole('status').filter({hasText: 'describe the new picture'})
  await expect(note).toContainText(before.en)
  await input(page, 'portrait.alt.en').fill('H')
  await expect(note).toBeVisible()
  await note.getByRole('button', {name: 'It still fits'}).click()
  await expect(input(page, 'portrait.alt.en')).toHaveValue(before.en)
  await expect(note).toHaveCount(0)

  const words = await input(page, 'portrait.alt.en').inputValue()
  await input(page, 'portrait.alt.en').fill('')
  await expectShown(page, 'Please add the text in this language as well (English).')
  await expect(publishButton(page)).toBeDisabled()
  await input(page, 'portrait.alt.en').fill(`${words} Half red, half blue.`)
  await expect(publishButton(page)).toBeEnabled()
})

test('the site shows the chosen half, and the dialog the shapes of the site', async ({browser}) => {
  const {page, product} = studio
  await page.getByTestId('options-menu-edit-details').click()
  const dialog = page.getByRole('dialog', {name: 'Focal point and crop'})
  await expect(dialog.getByText('1200 × 600', {exact: true})).toBeVisible()
  const canvas = dialog.locator('svg svg, svg image').first()
  await expect(dialog.getByRole('heading', {name: 'On the website'})).toBeInViewport()
  const {x, y, width, height} = await boxOf(canvas)
  await drag(page, {x, y: y + height / 2}, {x: x + width / 2, y: y + height / 2})
  await drag(page, {x: x + width * 0.6, y: y + height * 0.5}, {x: x + width * 0.8, y: y + height * 0.5})
  const portrait = async () => (await stored(product, 'drafts.team-1'))?.portrait
  await expect.poll(async () => (await portrait())?.crop?.left).toBeCloseTo(0.5, 1)
  await expect.poll(async () => (await portrait())?.hotspot?.x).toBeGreaterThan(0.6)
  await dialog.getByRole('button', {name: 'Close'}).click()

  await publish(page)
  await expectOnSite(product, '/en/team', 'Half red, half blue.')
  const published = (await stored(product, 'team-1'))?.portrait
  const visitor = await browser.newPage()
  await visitor.goto(`${product.siteUrl}/en/team`)
  const shown = visitor.getByAltText('Half red, half blue.')
  const address = (await shown.getAttribute('src')) ?? ''
  expect(address).toContain(`rect=${Math.round(published.crop.left * 1200)},0,`)
  const {channels} = await sharp(await (await fetch(product.siteUrl + address)).arrayBuffer()).stats()
  const [red, , blue] = channels.map(({mean}) => mean)
  expect(red).toBeLessThan(20)
  expect(blue).toBeGreaterThan(230)
  await visitor.close()
})

test('a file that is no picture, or a poor one, is not uploaded without a word', async () => {
  const {page, product} = studio
  const picture = async () =>
    ((await stored(product, 'drafts.team-1')) ?? (await stored(product, 'team-1')))?.portrait.asset._ref
  const before = await picture()
  const jpeg = await sharp({create: {width: 900, height: 900, channels: 3, background: '#0a0'}})
    .jpeg()
    .toBuffer()
  const upload = async (name: string, buffer: Buffer) => {
    const choosing = page.waitForEvent('filechooser')
    await choose(page, 'options-menu-button', 'Upload')
    const chooser = await choosing
    expect(await chooser.element().getAttribute('accept')).toBe('image/*')
    await chooser.setFiles({name, mimeType: 'image/jpeg', buffer})
  }
  const message = page.getByText('The file was not uploaded')
  for (const [name, bytes, reason] of [
    ['flyer.pdf', Buffer.from('%PDF-1.7'), '“flyer.pdf” is a PDF, not a picture.'],
    ['half.jpg', jpeg.subarray(0, jpeg.length / 2), '“half.jpg” is damaged or not a picture.'],
  ] as const) {
    await upload(name, bytes)
    await expectShown(page, reason)
    await expect(message).toHaveCount(1)
  }
  await expect(page.getByText('See the console')).toHaveCount(0)
  await upload('small.jpg', await sharp(jpeg).resize(200).jpeg().toBuffer())
  await expect(message).toHaveCount(0)
  const question = page.getByRole('dialog', {name: 'Upload this picture?'})
  await expect(question).toContainText('only 200 pixels wide')
  await question.getByRole('button', {name: 'Cancel'}).click()
  await expect(question).toHaveCount(0)
  expect(await picture()).toBe(before)
})

test('a picture that is there already is found by its name', {tag: '@nightly'}, async () => {
  const {page, product} = studio
  await openDocument(page, 'team-2', 'teamMember')
  await choose(page, 'options-menu-button', 'Select')
  await page.getByPlaceholder('Search').fill('halves')
  await expect(page.getByText('halves.png')).toBeVisible()
  await page.locator('.media-portal [src*="-1200x600.png"]').click()
  const chosen = async () => (await stored(product, 'drafts.team-2'))?.portrait.asset._ref
  await expect.poll(chosen).toMatch(/-1200x600-png$/)
  await expectShown(page, 'Please describe the new picture')
  await input(page, 'portrait.alt.en').fill('A')
  await input(page, 'portrait.alt.de').pressSequentially('Zwei Hälften', {delay: 70})
  await expect(input(page, 'portrait.alt.de')).toHaveValue('Zwei Hälften')
})

test('a picture that the site shows whole can be cropped too', async () => {
  const {page} = studio
  await openDocument(page, 'contactPage', 'contactPage')
  await page.getByTestId('options-menu-edit-details').click()
  const dialog = page.getByRole('dialog', {name: 'Focal point and crop'})
  const canvas = dialog.locator('svg svg, svg image').first()
  await expect.poll(async () => (await boxOf(canvas)).width).toBeGreaterThan(200)
})

test('on a phone, the menu of a picture opens where it is', async () => {
  const {page} = studio
  await page.setViewportSize({width: 360, height: 800})
  await openDocument(page, 'team-2', 'teamMember')
  await page.getByTestId('options-menu-button').click()
  await expect(page.getByRole('menuitem', {name: 'Upload'})).toBeInViewport()
  await expect(page.getByTestId('options-menu-button')).toBeInViewport()
})
