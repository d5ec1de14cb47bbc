import {type Values, valuesIn} from './entries'

/** The card in this browser, only where the visitor has asked for it. */

const key = 'emergency-card'

/** Undefined where nothing is remembered. */
export function rememberedCard(): Values | undefined {
  try {
    const stored = localStorage.getItem(key)
    return stored === null ? undefined : valuesIn(JSON.parse(stored))
  } catch {
    return undefined
  }
}

/** Without values, the browser forgets the card. */
export function rememberCard(values: Values | undefined) {
  try {
    if (values) localStorage.setItem(key, JSON.stringify(values))
    else localStorage.removeItem(key)
  } catch {
    // A browser that blocks storage remembers nothing.
  }
}
