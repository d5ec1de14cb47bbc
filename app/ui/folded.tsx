import type {ReactNode} from 'react'
import {IconChevronDown} from './icons'

interface Props {
  heading: string
  /** Address of what is folded. */
  id?: string
  children: ReactNode
}

/** A heading that opens and closes what stands below it. A list of them is in an element of the class `folded-list`. */
export function Folded({heading, id, children}: Props) {
  return (
    <details>
      <summary>
        <h3>{heading}</h3>
        <IconChevronDown aria-hidden="true" size={24} />
      </summary>
      {/* The address is inside, so that browsers open the entry by themselves. */}
      <div className="folded" id={id}>
        {children}
      </div>
    </details>
  )
}
