import {type RefObject, useEffect, useState} from 'react'
import {useOwnTexts} from '~/blocks/site'
import {type Draft, emptyForm, fillIn, readDraft} from './draft'

interface Props {
  form: RefObject<HTMLFormElement>
  onClear?: () => void
}

/** Empties a form, with undo until the visitor types again. The focus stays where it is. */
export function ClearButton({form, onClear}: Props) {
  const texts = useOwnTexts()
  const [cleared, setCleared] = useState<Draft>()
  useEffect(() => {
    const element = form.current
    if (!element || !cleared) return
    const forget = () => setCleared(undefined)
    element.addEventListener('input', forget)
    return () => element.removeEventListener('input', forget)
  }, [form, cleared])
  const press = () => {
    if (!form.current) return
    if (cleared) {
      fillIn(form.current, cleared)
      setCleared(undefined)
    } else {
      setCleared(readDraft(form.current))
      emptyForm(form.current)
      onClear?.()
    }
  }
  return (
    <>
      <button type="button" className="button quiet" onClick={press}>
        {cleared ? texts.form.undoClear : texts.form.clear}
      </button>
      <span className="form-hint" role="status">
        {cleared && texts.form.cleared}
      </span>
    </>
  )
}
