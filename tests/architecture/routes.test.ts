import {expect, test} from 'vitest'
import {productSources} from './sources.ts'

/** What every page has to do itself, as nothing above it can. */

const staysAsItIs = /^export \{[^}]*\bnotAfterSending as shouldRevalidate\b/m

test('every page with the form in its footer stays as it is when that is sent', () => {
  const pages = productSources().filter(
    ({path, text}) => /^app\/routes\/\(\$lang\)/.test(path) && text.includes('export default'),
  )
  expect(pages.length).toBeGreaterThan(10)
  const others = pages.filter(({text}) => !staysAsItIs.test(text)).map(({path}) => path)
  // Static, and without a form.
  expect(others).toEqual(['app/routes/($lang).offline.tsx'])
})
