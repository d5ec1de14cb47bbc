/**
 * The page is there before its scripts: on a slow connection they would take from styles, fonts and the first picture what these
 * are to be painted with. So the browser asks for them once it has painted the page for the first time.
 */

/** Runs after the first paint; at once in a hidden tab, where nothing is painted. */
const painted = `new Promise((resolve) =>
  document.visibilityState === 'visible' ? requestAnimationFrame(() => setTimeout(resolve)) : resolve(),
)`

/** How Remix's script begins that imports the page's modules, and then its entry, which runs the app. */
const moduleScript = '<script type="module" async="">'
const sideEffect = /(?<=^|;)import ("[^"]+");\n?/gm
const namespace = /^import \* as (\w+) from ("[^"]+");\n/gm

/**
 * A page of Remix whose scripts come after the first paint. Its links to them are for no medium until the script puts
 * that right; Remix drops them once the app runs.
 */
export function withLateScripts(html: string): string {
  const start = html.indexOf(moduleScript) + moduleScript.length
  if (start < moduleScript.length) return html
  const end = html.indexOf('</script>', start)
  return (
    html
      .slice(0, start)
      .replaceAll('<link rel="modulepreload"', '<link media="not all" rel="modulepreload"') +
    scriptAfterPaint(html.slice(start, end)) +
    html.slice(end)
  )
}

/** Pages of one kind have the same script. */
const known = new Map<string, string>()

function scriptAfterPaint(code: string): string {
  const late = known.get(code) ?? afterPaint(code)
  known.set(code, late)
  return late
}

function afterPaint(code: string): string {
  const imports = [...code.matchAll(sideEffect)].map(([, address]) => `import(${address})`)
  const named = [...code.matchAll(namespace)]
  return `${painted}
  .then(() => {
    for (const link of document.querySelectorAll('link[rel=modulepreload]')) link.removeAttribute('media')
    return Promise.all([${imports.join(', ')}])
  })
  .then(() => Promise.all([${named.map(([, , address]) => `import(${address})`).join(', ')}]))
  .then(([${named.map(([, name]) => name).join(', ')}]) => {
${code.replace(sideEffect, '').replace(namespace, '').trim()}
  })`
}
