import {libraryWords} from './i18n/library-words.ts'

interface Change {
  from: RegExp | string
  to: string
}

/** What Sanity has no option for. */
const changesOfSanity: Change[] = [
  {
    // The date of a former version, below its form, is in English in every language.
    from: /format\((new Date\(date\)), "MMM d, yyyy '@' pp"\)/g,
    to: '$1.toLocaleString(document.documentElement.lang, {dateStyle: "medium", timeStyle: "short"})',
  },
  {
    // A form takes no letters until it knows the initial values and all versions of its document, after three more questions
    // to the lake. An existing document needs no initial values, and there are no versions besides draft and published.
    from: /editState\.ready && (!initialValue\?\.loading && !documentVersionsLoading)/g,
    to: 'editState.ready && (!!value._createdAt || ($1))',
  },
  {
    // The error of a wrong date is technical, and in English in every language.
    from: /`Invalid date. Must be on the format "\$\{dateFormat\}"`/g,
    to: 'document.documentElement.lang === "de" ? "Kein gültiges Datum. Bitte so eingeben: 31.12.2026" : "Not a valid date. Please enter it like this: 2026-12-31"',
  },
  {
    // The button that closes a dialog is in English in every language.
    from: '{ content: "Close" }',
    to: '{ content: document.documentElement.lang === "de" ? "Schließen" : "Close" }',
  },
  {
    from: '"Close dialog"',
    to: 'document.documentElement.lang === "de" ? "Dialog schließen" : "Close dialog"',
  },
  {
    // Each group of fields was one more stop of the Tab key, in which what is typed is lost.
    from: 'isFocusable ? 0 : void 0',
    to: 'isFocusable ? -1 : void 0',
  },
  {
    // Publishing waits for the validation, which waits for idle time: without end in a window that never has any.
    from: /concat\(idle\(\), (?=validateNode\))/g,
    to: 'concat(idle(100), ',
  },
  {
    // A form with a date takes 150 ms to name every time zone, for choosing one, which nothing here needs. London is for
    // browsers in UTC, which Sanity leaves out.
    from: /Intl\.supportedValuesOf\("timeZone"\)(?=\.map)/g,
    to: '[Intl.DateTimeFormat().resolvedOptions().timeZone, "Europe/London"]',
  },
  {
    // In narrow forms, the buttons for bold, lists and links have a line of their own (`desk/looks.tsx`), not a menu.
    from: 'collapsible && rootElementSize ? rootElementSize.border.width < 400 : !1',
    to: 'false',
  },
  {
    // On phones, focusing a picture's menu before it was positioned scrolled the page to the top, which closed the menu.
    from: 'isMenuOpen && menuElement?.focus()',
    to: 'isMenuOpen && menuElement?.focus({preventScroll: true})',
  },
  {
    // The dialog for a link focused its close button in the same way, twice, and was left out of view.
    from: /autoFocus: !0,(?=\s+icon: CloseIcon,\s+mode: "bleed",\s+onClick: handleClose,)/g,
    to: '',
  },
  {
    from: 'whiteList: handleFocusLockWhiteList,',
    to: 'whiteList: handleFocusLockWhiteList, focusOptions: {preventScroll: true},',
  },
]

/** What the picture library has no option for. */
const changesOfLibrary: Change[] = [
  // Names and search are enough: no filters, tags and folders, nor the name of the document's type.
  {from: 'jsx(SearchFacetsControl, {})', to: 'null'},
  {from: /\[\s*t16,\s*t17,\s*t18\s*\]/g, to: '[]'},
  {from: '[t25, t26]', to: '[t26]'},
  {from: '[t28, ', to: '[t28, false && '},
  {from: 'panelVisible: !0', to: 'panelVisible: !1'},
  {from: 'selectedDocument && ', to: 'false && '},
  ...Object.entries(libraryWords).map(([label, german]) => ({
    from: label,
    to: `(studioLanguage === "de" ? ${german} : ${label})`,
  })),
  {
    from: 'formatRelative(new Date(asset._updatedAt), /* @__PURE__ */ new Date())',
    to: 'new Date(asset._updatedAt).toLocaleDateString(studioLanguage)',
  },
  {
    from: '. Please review any asset errors and try again.',
    to: '. If it is still used, replace it there first.',
  },
  {
    from: 'This operation cannot be reversed. Are you sure you want to continue?',
    to: 'It cannot be restored, not even in earlier versions of documents.',
  },
  {from: /^/g, to: 'import {studioLanguage} from "/i18n/language.ts";\n'},
]

const missing = new Set([...changesOfSanity, ...changesOfLibrary])

/** Changes the code of Sanity and of its picture library while the Studio is built: a plugin for Vite. */
export const vendorCode = {
  name: 'vendor-code',
  apply: 'build' as const,
  transform(code: string, id: string): string | undefined {
    const changes = /\/node_modules\/(@sanity\/(util|validation)\/lib|@sanity\/ui\/dist|sanity\/lib)\//.test(
      id,
    )
      ? changesOfSanity
      : /\/node_modules\/sanity-plugin-media\/dist\//.test(id)
        ? changesOfLibrary
        : []
    const changed = changes.reduce((before, change) => {
      const after = before.replaceAll(change.from, change.to)
      if (after !== before) missing.delete(change)
      return after
    }, code)
    return changed === code ? undefined : changed
  },
  buildEnd(error?: Error): void {
    if (error || missing.size === 0) return
    const lines = [...missing].map(({from}) => `  ${from}`).join('\n')
    throw new Error(
      `studio/vendor-code.ts expects code that Sanity or its picture library no longer has:\n${lines}`,
    )
  },
}
