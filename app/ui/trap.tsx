import {useSite} from './site'

/** Name of a field that no visitor meets: what fills it in is most likely a machine. No browser knows anything to offer for it. */
export const trapName = 'leave-empty'

/** Stands in every form. Hidden from everyone; only where styles are missing, its label says what to do. */
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
