import {FoldedTexts} from '~/blocks/folded/folded'
import {EditedLink, PhoneLink} from '~/blocks/link'
import {Picture} from '~/blocks/picture'
import {RichText} from '~/blocks/rich-text'
import {useSite} from '~/blocks/site'
import {ReviewMark} from '~/blocks/sources'
import {T, TextElement} from '~/blocks/text'
import {Cells} from './cells'
import type {HomeContent} from './content.server'
import {Inheritance} from './inheritance'

/** What the disease is, how it is inherited, and more topics in disclosures. */
export function Education({page}: {page: HomeContent}) {
  const {site} = useSite()
  const {eyebrow, heading, html, picture, cells, topics, moreLink, phoneLabel} = page.education
  const phone = site.phones[0]
  return (
    <section className="section tinted" aria-labelledby="education">
      <div className="container">
        <div className={cells ? undefined : 'split'}>
          <div>
            {eyebrow && <TextElement as="p" className="eyebrow" text={eyebrow} />}
            <TextElement as="h2" id="education" text={heading} />
            <RichText html={html} className="lead" />
          </div>
          {cells ? (
            <Cells pictures={cells} />
          ) : (
            <Picture picture={picture} sizes="(min-width: 60rem) 520px, 92vw" className="rounded" />
          )}
        </div>
        {page.inheritance && <Inheritance labels={page.inheritance} />}
        <FoldedTexts texts={topics} className="topics" />
        <ReviewMark review={page} />
        <p className="actions">
          <EditedLink link={moreLink} className="button" />
          {phone && (
            <span>
              <T>{phoneLabel}</T> <PhoneLink number={phone.number} />
            </span>
          )}
        </p>
      </div>
    </section>
  )
}
