/** Sanity writes one date in English in every language, that of a former version below its form: a plugin for Vite. */
export const versionDate = {
  name: 'version-date',
  transform: (code: string, id: string) =>
    /structureTool-[\w-]+\.js$/.test(id)
      ? code.replace(
          /format\((new Date\(date\)), "MMM d, yyyy '@' pp"\)/,
          '$1.toLocaleString(document.documentElement.lang, {dateStyle: "medium", timeStyle: "short"})',
        )
      : undefined,
}
