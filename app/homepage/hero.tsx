import {IconAlert, IconArrowRight, IconChevronDown} from '~/blocks/icons'
import {EditedLink} from '~/blocks/link'
import {Picture} from '~/blocks/picture'
import {useSite} from '~/blocks/site'
import {T, TextElement} from '~/blocks/text'
import type {HomeContent} from './content.server'

/** Top of the home page: what the foundation does, a link to the emergency box, and the doors. */
export function Hero({page}: {page: HomeContent}) {
  const {site} = useSite()
  const {emergency} = page
  return (
    <div className="hero">
      <div className="container hero-inner">
        <div>
          <TextElement as="h1" text={page.heading} />
          <TextElement as="p" className="lead" text={page.intro} />
          {emergency && (
            <a href="#emergency" className="hero-emergency">
              <IconAlert size={24} />
              <T>{emergency.heading}</T>
            </a>
          )}
          <ul className="doors">
            {page.doors.map((door) => (
              <li key={door._key} className="door">
                <TextElement as="h2" text={door.title} />
                <TextElement as="p" text={door.text} />
                {door.stepsLabel && (
                  <a href="#first-steps" className="button filled">
                    <T>{door.stepsLabel}</T> <IconChevronDown size={20} />
                  </a>
                )}
                <EditedLink link={door.link} className={door.stepsLabel ? 'door-link' : 'button primary'}>
                  {!door.stepsLabel && <IconArrowRight size={20} />}
                </EditedLink>
                {!door.stepsLabel && <EditedLink link={site.volunteerLink} className="door-link" />}
              </li>
            ))}
          </ul>
        </div>
        <Picture
          picture={page.picture}
          sizes="(min-width: 84rem) 640px, (min-width: 60rem) 432px, 92vw"
          className="hero-picture"
          ratio={16 / 9}
          first
        />
      </div>
    </div>
  )
}
