import {FoldedTexts} from '~/blocks/folded/folded'
import {RichText} from '~/blocks/rich-text'
import {type Source, Sources} from '~/blocks/sources'
import {TextElement} from '~/blocks/text'
import type {FoldableText} from '~/content/portable-text.server'
import type {Text} from '~/content/text'

export interface AbroadText extends FoldableText {
  heading: Text
  sources: Source[]
}

/** Rules for licences from other countries. */
export const Abroad = ({text: {heading, html, parts, sources}}: {text: AbroadText}) => (
  <section className="section container beside" id="abroad" aria-labelledby="abroad-heading">
    <div>
      <TextElement as="h2" id="abroad-heading" text={heading} />
      <RichText html={html} className="lead" />
    </div>
    <div>
      <FoldedTexts texts={parts} />
      <Sources sources={sources} />
    </div>
  </section>
)
