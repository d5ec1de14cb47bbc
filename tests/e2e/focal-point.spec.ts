import type {Locator} from '@playwright/test'
import sharp from 'sharp'
import {productForFile} from './support/product.ts'
import {expect, test} from './support/test.ts'

/** The site never cuts off the part of a picture that staff have marked. */

test.use({contextOptions: {reducedMotion: 'reduce'}})

const product = productForFile()

const size = {width: 2000, height: 1000}
/** As large as the narrowest crop allows, and off centre, so that a wrong crop cuts it. */
const disc = {x: 400, y: 560, radius: 380}
const hotspot = {
  _type: 'sanity.imageHotspot',
  x: disc.x / size.width,
  y: disc.y / size.height,
  width: (2 * disc.radius) / size.width,
  height: (2 * disc.radius) / size.height,
}
/** Document, its pictures, its page, and the number of visible pictures by window width. */
const places = [
  ['homePage', ['picture', 'slides[0].picture'], '/en', {360: 2, 700: 2, 1000: 2, 1400: 2}],
  ['aboutPage', ['picture', 'goals[0].picture'], '/en/about', {360: 2, 700: 2, 1000: 3, 1400: 3}],
  ['team-1', ['portrait'], '/en/team', {360: 1, 1000: 1}],
] as const

/** Expects the whole disc in a picture: a cut disc is not as wide as high, or covers too little. */
async function expectWholeDisc(picture: Locator, name: string) {
  await picture.scrollIntoViewIfNeeded()
  await picture.evaluate((image: HTMLImageElement) => image.decode())
  const {data, info} = await sharp(await picture.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({resolveWithObject: true})
  const inside = Array.from({length: info.width * info.height}, (_, index) => index).filter(
    (index) => (data[3 * index + 2] ?? 0) > 150 && (data[3 * index + 1] ?? 255) < 110,
  )
  const spread = (positions: number[]) =>
    positions.reduce((most, at) => Math.max(most, at), 0) -
    positions.reduce((least, at) => Math.min(least, at), 1e9) +
    1
  const width = spread(inside.map((index) => index % info.width))
  const height = spread(inside.map((index) => Math.floor(index / info.width)))
  expect(Math.abs(width - height), `${name}: ${width} × ${height}`).toBeLessThanOrEqual(2)
  expect(inside.length / (width * height), name).toBeCloseTo(Math.PI / 4, 1)
}

test('on every page, in windows of any width', async ({page, visit}) => {
  const lake = product.current.content()
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}"><rect width="100%" height="100%" fill="#9b9"/><circle cx="${disc.x}" cy="${disc.y}" r="${disc.radius}" fill="#f0f"/></svg>`
  const asset = await lake.assets.upload('image', await sharp(Buffer.from(drawing)).png().toBuffer())
  const change = lake.transaction()
  for (const [id, paths] of places)
    for (const path of paths)
      change.patch(id, (patch) =>
        patch
          .set({[`${path}.asset`]: {_type: 'reference', _ref: asset._id}, [`${path}.hotspot`]: hotspot})
          .unset([`${path}.crop`]),
      )
  await change.commit()

  for (const [id, , address, counts] of places) {
    await expect(async () => {
      const html = await (await fetch(product.current.siteUrl + address)).text()
      expect(html).toContain(asset.assetId)
    }).toPass()
    await visit(address)
    for (const [width, count] of Object.entries(counts)) {
      await page.setViewportSize({width: Number(width), height: 900})
      const pictures = page.locator(`img[src*="${asset.assetId}"]:visible`)
      await expect(pictures).toHaveCount(count)
      // After a resize, the browser may still be loading another rendering.
      for (const picture of await pictures.all())
        await expect(() => expectWholeDisc(picture, `${id}, ${width} px`)).toPass({timeout: 60_000})
    }
  }
})
