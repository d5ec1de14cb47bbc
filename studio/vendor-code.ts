/** What Sanity has no option for. */
const changes = [
  {
    // The date of a former version, below its form, is in English in every language.
    from: /format\((new Date\(date\)), "MMM d, yyyy '@' pp"\)/,
    to: '$1.toLocaleString(document.documentElement.lang, {dateStyle: "medium", timeStyle: "short"})',
  },
  {
    // A form takes no letters until it knows the initial values and all versions of its document, after three more questions
    // to the lake. An existing document needs no initial values, and there are no versions besides draft and published.
    from: /editState\.ready && (!initialValue\?\.loading && !documentVersionsLoading)/,
    to: 'editState.ready && (!!value._createdAt || ($1))',
  },
  {
    // The error of a wrong date is technical, and in English in every language.
    from: /`Invalid date. Must be on the format "\$\{dateFormat\}"`/,
    to: 'document.documentElement.lang === "de" ? "Kein gültiges Datum. Bitte so eingeben: 31.12.2026" : "Not a valid date. Please enter it like this: 2026-12-31"',
  },
  {
    // Publishing waits for the validation, which waits for idle time: without end in a window that never has any.
    from: /concat\(idle\(\), (?=validateNode\))/,
    to: 'concat(idle(100), ',
  },
  {
    // A form with a date takes 150 ms to name every time zone, for choosing one, which nothing here needs. London is for
    // browsers in UTC, which Sanity leaves out.
    from: /Intl\.supportedValuesOf\("timeZone"\)(?=\.map)/,
    to: '[Intl.DateTimeFormat().resolvedOptions().timeZone, "Europe/London"]',
  },
]

/** Changes Sanity's code while it is built: a plugin for Vite. */
export const vendorCode = {
  name: 'vendor-code',
  apply: 'build' as const,
  transform(code: string, id: string): string | undefined {
    if (!/\/node_modules\/(@sanity\/(?:util|validation)|sanity)\/lib\//.test(id)) return undefined
    const change = changes.find(({from}) => from.test(code))
    if (!change) return undefined
    missing.delete(change)
    return code.replace(change.from, change.to)
  },
  buildEnd(error?: Error): void {
    if (!error && missing.size > 0)
      throw new Error('studio/vendor-code.ts no longer fits the code of Sanity.')
  },
}

const missing = new Set(changes)
