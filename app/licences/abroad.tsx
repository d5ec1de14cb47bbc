import {Folded} from '~/blocks/folded/folded'
import {RichText} from '~/blocks/rich-text'
import {type Source, Sources} from '~/blocks/sources'
import {TextElement} from '~/blocks/text'
import type {Text} from '~/content/text'

export interface AbroadText {
  heading: Text
  html: string
  parts: {key: string; heading: Text; html: string}[]
  sources: Source[]
}

/** What holds for licences from other countries. */
export const Abroad = ({text: {heading, html, parts, sources}}: {text: AbroadText}) => (
  <section className="section container beside" id="abroad" aria-labelledby="abroad-heading">
    <div>
      <TextElement as="h2" id="abroad-heading" text={heading} />
      <RichText html={html} />
    </div>
    <div>
      <div className="folded-list">
        {parts.map((part) => (
          <Folded key={part.key} heading={part.heading}>
            <RichText html={part.html} />
          </Folded>
        ))}
      </div>
      <Sources sources={sources} />
    </div>
  </section>
)
