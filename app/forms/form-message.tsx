import {type ReactNode, useEffect, useRef} from 'react'
import {IconAlert, IconCheck} from '~/blocks/icons'
import {T} from '~/blocks/text'
import {plain, type Text} from '~/content/text'
import {type SecondButton, showDialog} from './dialog/dialog'

interface Props {
  kind: 'success' | 'failure'
  title: Text
  text: Text
  result: unknown
  button?: Text
  second?: SecondButton
  /** Id for links to the message. */
  id?: string
  children?: ReactNode
}

/**
 * The result of sending a form, which takes the focus at each new `result`. `children` adds help. With a `button` label
 * it also opens as a dialog; `second` is another button of the dialog.
 */
export function FormMessage({kind, title, text, result, button, second, id, children}: Props) {
  const box = useRef<HTMLDivElement>(null)
  const Icon = kind === 'success' ? IconCheck : IconAlert
  // biome-ignore lint/correctness/useExhaustiveDependencies: each result takes the focus, also one like the last
  useEffect(() => {
    if (!box.current) return
    if (button === undefined) box.current.focus()
    else showDialog(box.current, kind === 'success' ? 'success' : 'warning', second)
  }, [result])
  return (
    <div
      className={`form-message ${kind}`}
      id={id}
      role={kind === 'success' ? 'status' : 'alert'}
      tabIndex={-1}
      ref={box}
      // biome-ignore lint/a11y/noAutofocus: without scripts, too, the focus starts at the result
      autoFocus
      data-button={button && plain(button)}
    >
      <h2>
        <Icon size={28} />
        <span>
          <T note>{title}</T>
        </span>
      </h2>
      <p>
        <T note>{text}</T>
      </p>
      {children}
    </div>
  )
}
