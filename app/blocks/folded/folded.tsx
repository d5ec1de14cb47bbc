import type {ReactNode} from 'react'
import {IconChevronDown} from '~/blocks/icons'
import {RichText} from '~/blocks/rich-text'
import {TextElement} from '~/blocks/text'
import type {Text} from '~/content/text'

interface Props {
  heading: Text
  /** Address of what is folded. */
  id?: string
  children: ReactNode
}

/** A heading that opens and closes the content below it. A list of them is in an element of the class `folded-list`. */
export function Folded({heading, id, children}: Props) {
  return (
    <details>
      <summary>
        <TextElement as="h3" text={heading} />
        <IconChevronDown size={24} />
      </summary>
      {/* The address is inside, so that browsers open the entry by themselves. */}
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

/** A list of texts, each below its heading. */
export const FoldedTexts = ({texts, className = ''}: TextsProps) => (
  <div className={`folded-list ${className}`}>
    {texts.map(({_key, title, html}) => (
      <Folded key={_key} heading={title}>
        <RichText html={html} />
      </Folded>
    ))}
  </div>
)
