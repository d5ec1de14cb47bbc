import {IconInfo} from '~/ui/icons'

/** Says in each step that no money moves. */
export function TestNotice({text}: {text: string}) {
  return (
    <p className="notice">
      <IconInfo aria-hidden="true" size={24} />
      <span>{text}</span>
    </p>
  )
}
