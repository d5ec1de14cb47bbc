import {withStorage} from '~/forms/storage'
import {type Values, valuesIn} from './entries'

/** Stores the card in this browser, if the visitor asks for it. */

const key = 'emergency-card'

/** Undefined if no card is stored. */
export const rememberedCard = (): Values | undefined =>
  withStorage(() => {
    const stored = localStorage.getItem(key)
    return stored === null ? undefined : valuesIn(JSON.parse(stored))
  })

/** Stores the card; without values, deletes it. */
export const rememberCard = (values: Values | undefined) =>
  withStorage(() =>
    values ? localStorage.setItem(key, JSON.stringify(values)) : localStorage.removeItem(key),
  )
