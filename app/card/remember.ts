import {type Values, valuesIn} from './entries'

/** Stores the card in this browser, if the visitor asks for it. */

const key = 'emergency-card'

/** Undefined if no card is stored. */
export function rememberedCard(): Values | undefined {
  try {
    const stored = localStorage.getItem(key)
    return stored === null ? undefined : valuesIn(JSON.parse(stored))
  } catch {
    return undefined
  }
}

/** Stores the card; without values, deletes it. */
export function rememberCard(values: Values | undefined) {
  try {
    if (values) localStorage.setItem(key, JSON.stringify(values))
    else localStorage.removeItem(key)
  } catch {
    // The browser blocks storage.
  }
}
