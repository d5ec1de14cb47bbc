import {IconInfo} from '~/blocks/icons'
import {RichText} from '~/blocks/rich-text'
import {useOwnTexts} from '~/blocks/site'
import {TextElement} from '~/blocks/text'
import {plain, type Text} from '~/content/text'

/** The notice that the foundation issues no licences: one line, or in full with `html`. */
export const Warning = ({line, html}: {line: Text; html?: string}) => (
  <div className="notice licence-warning">
    <IconInfo size={24} />
    <div>
      <TextElement as="p" text={line} />
      {html && <RichText html={html} />}
    </div>
  </div>
)

/** Notes on the scope of the facts, in a disclosure. */
export function LegalNotes({notes}: {notes: Text[]}) {
  const texts = useOwnTexts().licences
  return (
    <details className="sources">
      <summary>{texts.notes}</summary>
      {notes.map((note) => (
        <TextElement as="p" key={plain(note)} text={note} />
      ))}
    </details>
  )
}
