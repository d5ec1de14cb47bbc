import {addressIn, foundationVariable} from './addresses.ts'

/** The stand-in of the foundation's API behind the running product, see `local/foundation`. */
export const foundation = {
  /** The messages that have arrived, oldest first. */
  async inbox(): Promise<Record<string, string>[]> {
    const response = await fetch(`${addressIn(foundationVariable)}/inbox`)
    const entries: {message: Record<string, string>}[] = await response.json()
    return entries.map(({message}) => message)
  },

  /** Says how it fails; `{fail: null}` ends that. */
  async behave(behaviour: {fail: string | null; [detail: string]: unknown}) {
    const {ok, status} = await fetch(`${addressIn(foundationVariable)}/behaviour`, {
      method: 'PUT',
      headers: {'Content-Type': 'application/json'},
      body: JSON.stringify(behaviour),
    })
    if (!ok) throw new Error(`The stand-in refuses this behaviour with ${status}.`)
  },
}
