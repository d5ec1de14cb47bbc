/**
 * Loads the scripts of a page after its first paint. On a slow connection, they would take bandwidth from styles, fonts
 * and the first picture.
 */

/** Runs after the first paint; at once in a hidden tab, where nothing is painted. */
const painted = `new Promise((resolve) =>
  document.visibilityState === 'visible' ? requestAnimationFrame(() => setTimeout(resolve)) : resolve(),
)`

/** Start of Remix's inline script, which imports the route modules and then the entry that runs the app. */
const moduleScript = '<script type="module" async="">'
const sideEffect = /(?<=^|;)import ("[^"]+");\n?/gm
const namespace = /^import \* as (\w+) from ("[^"]+");\n/gm

/**
 * Defers the scripts of a Remix page until after the first paint. Until then, `media="not all"` disables the preload
 * links; Remix removes them once the app runs.
 */
export function withLateScripts(html: string): string {
  const start = html.indexOf(moduleScript) + moduleScript.length
  if (start < moduleScript.length) return html
  const end = html.indexOf('</script>', start)
  return (
    html
      .slice(0, start)
      .replaceAll('<link rel="modulepreload"', '<link media="not all" rel="modulepreload"') +
    afterPaint(html.slice(start, end)) +
    html.slice(end)
  )
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
