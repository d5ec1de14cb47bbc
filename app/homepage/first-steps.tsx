import {FoldedTexts} from '~/blocks/folded/folded'
import {EditedLink} from '~/blocks/link'
import {Picture} from '~/blocks/picture'
import {ReviewMark} from '~/blocks/sources'
import {TextElement} from '~/blocks/text'
import type {HomeContent} from './content.server'

/** What families do after a new diagnosis, step by step. */
export function FirstSteps({page}: {page: HomeContent}) {
  const {heading, intro, picture, steps, link} = page.firstSteps
  return (
    <section className="section container beside" id="first-steps" aria-labelledby="first-steps-heading">
      <div>
        <TextElement as="h2" id="first-steps-heading" text={heading} />
        <TextElement as="p" className="lead" text={intro} />
        <Picture picture={picture} sizes="440px" className="rounded wide-only" />
      </div>
      <div>
        <FoldedTexts texts={steps} className="steps" />
        {link && (
          <p className="actions">
            <EditedLink link={link} className="button" />
          </p>
        )}
        <ReviewMark review={page} />
      </div>
    </section>
  )
}
