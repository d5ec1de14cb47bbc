import type {ReactNode} from 'react'
import {IconChevronDown} from '~/blocks/icons'
import {RichText} from '~/blocks/rich-text'
import {TextElement} from '~/blocks/text'
import type {Text} from '~/content/text'

interface Props {
  heading: Text
  /** Id of the content, so that links can open it. */
  id?: string
  children: ReactNode
}

/** A heading that opens and closes its content. Lists of them need the class `folded-list`. */
export function Folded({heading, id, children}: Props) {
  return (
    <details>
      <summary>
        <TextElement as="h3" text={heading} />
        <IconChevronDown size={24} />
      </summary>
      {/* The id is inside the `details`, so that browsers open it for a link to that id. */}
      <div className="folded" id={id}>
        {children}
      </div>
    </details>
  )
}

interface TextsProps {
  texts: {_key: string; title: Text; html: string}[]
  className?: string
}

/** A list of folded texts with headings. */
export const FoldedTexts = ({texts, className = ''}: TextsProps) => (
  <div className={`folded-list ${className}`}>
    {texts.map(({_key, title, html}) => (
      <Folded key={_key} heading={title}>
        <RichText html={html} />
      </Folded>
    ))}
  </div>
)
