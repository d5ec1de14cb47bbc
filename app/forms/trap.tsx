import {useSite} from '~/blocks/site'

/** Name of the honeypot field: likely filled in by bots only, and not by a browser's autofill. */
export const trapName = 'leave-empty'

/** The honeypot of every form. Hidden from everyone; only where styles are missing, its label says what to do. */
export function Trap() {
  const {texts} = useSite()
  return (
    <div className="trap">
      <label>
        {texts.form.trap} <input name={trapName} type="text" autoComplete="off" tabIndex={-1} />
      </label>
    </div>
  )
}
