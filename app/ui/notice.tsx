import {IconInfo} from './icons'
import {RichText} from './rich-text'

/** A formatted text that must not be overlooked. */
export function Notice({html}: {html: string}) {
  return (
    <div className="notice">
      <IconInfo aria-hidden="true" size={24} />
      <RichText html={html} />
    </div>
  )
}
