// npm run fonts: subsets the fonts that npm installed. Run it after a change of fonts or letters.
import {readFile, writeFile} from 'node:fs/promises'
import {join, resolve} from 'node:path'
import subsetFont from 'subset-font'

const root = resolve(import.meta.dirname, '../../..')

export const fontFolder = import.meta.dirname

const range = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({length: last - first + 1}, (_, index) => first + index))

/**
 * Characters of each file; the `unicode-range` rules in `tokens.css` repeat them. Every page loads the first, for German and
 * English; pages with names from the rest of Europe load the second. Other characters use the fallback fonts.
 */
export const letters = {
  latin: `${range(0x20, 0x7e)}${range(0xa0, 0xff)}Œœ\u2009\u200a\u200b\u2010\u2011\u2012–—‘’‚“”„•…\u202f′″‹›\u2060€™−`,
  'latin-ext': [
    'ĀāĂăĄąĆćĊċČčĎďĐđĒēĖėĘęĚěĞğĠġĢģĦħĪīĮįİıĶķĹĺĻļĽľŁł',
    'ŃńŅņŇňŌōŐőŔŕŖŗŘřŚśŞşŠšŢţŤťŪūŮůŰűŲųŴŵŶŷŸŹźŻżŽžȘșȚțẞ',
  ].join(''),
} as const

/** The fonts, with the weights that `styles/tokens.css` uses of them. */
const fonts = [
  {name: 'petrona', weight: 680},
  {name: 'atkinson-hyperlegible-next', weight: {min: 400, max: 700}},
] as const

const parts = ['latin', 'latin-ext'] as const

/** Name and content of every font file. */
export async function makeFonts(): Promise<{name: string; content: Buffer}[]> {
  const files = fonts.flatMap(({name, weight}) =>
    parts.map(async (part) => {
      const source = `node_modules/@fontsource-variable/${name}/files/${name}-${part}-wght-normal.woff2`
      const content = await subsetFont(await readFile(join(root, source)), letters[part], {
        targetFormat: 'woff2',
        variationAxes: {wght: weight},
      })
      return {name: `${name}-${part}.woff2`, content}
    }),
  )
  return Promise.all(files)
}

if (import.meta.main) {
  for (const {name, content} of await makeFonts()) {
    await writeFile(join(fontFolder, name), content)
    console.log(`${name}: ${content.length} bytes`)
  }
}
