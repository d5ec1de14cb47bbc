import type {ReactNode} from 'react'
import type {Phrase, Text} from '~/content/text'
import type {ContentPicture} from '~/media/image'
import {Picture} from './picture'
import {TextElement} from './text'

interface Props {
  heading: Phrase
  intro?: Text
  picture?: ContentPicture | null
  children?: ReactNode
}

/** Top of a page: heading, introduction and picture. */
export function Banner({heading, intro, picture, children}: Props) {
  return (
    <div className="banner">
      <div className="container banner-inner">
        <div className="banner-words">
          <TextElement as="h1" text={heading} />
          {intro && <TextElement as="p" className="lead" text={intro} />}
          {children}
        </div>
        {picture && (
          <Picture picture={picture} sizes="(min-width: 75rem) 510px, 40vw" className="banner-picture" />
        )}
      </div>
    </div>
  )
}
