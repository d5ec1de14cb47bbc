import {useLocation} from '@remix-run/react'
import {useEffect, useRef} from 'react'
import type {Emergency} from './emergency-box.server'
import {IconAlert, IconPhone} from './icons'
import {EditedLink, PhoneLink, SiteLink} from './link'
import {RichText} from './rich-text'
import {ReviewMark} from './sources'
import {T} from './text'

/** The signs of an emergency and the number to call. A page can have several boxes, told apart by `id`. */
export function EmergencyBox({
  emergency,
  id,
  headingLevel = 2,
}: {
  emergency: Emergency | null
  id: string
  headingLevel?: 2 | 4
}) {
  const more = useRef<HTMLDetailsElement>(null)
  const {hash, key} = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: following the same link again reopens it
  useEffect(() => {
    if (more.current && hash === `#${id}`) more.current.open = true
  }, [hash, id, key])
  if (!emergency) return null
  const Heading = `h${headingLevel}` as const
  const inAnswer = headingLevel === 4
  // Inside an FAQ answer it is no landmark: the page's own box already has that name.
  const Box = inAnswer ? 'div' : 'section'
  return (
    <Box className="emergency" aria-labelledby={inAnswer ? undefined : id}>
      <IconAlert size={32} />
      <Heading id={id}>
        <T note>{emergency.heading}</T>
      </Heading>
      <PhoneLink number={emergency.phone} className="button emergency-call">
        <IconPhone size={20} />
        <T>{emergency.callLabel}</T> {emergency.phone}
      </PhoneLink>
      <div className="emergency-signs">
        <RichText html={emergency.html} />
        {emergency.more &&
          (inAnswer ? (
            <SiteLink to="/#emergency">
              <T>{emergency.moreLabel}</T>
            </SiteLink>
          ) : (
            <details ref={more}>
              <summary>
                <T>{emergency.moreLabel}</T>
              </summary>
              <RichText html={emergency.more} />
            </details>
          ))}
        <ReviewMark review={emergency} />
      </div>
      {!inAnswer && <EditedLink link={emergency.link} className="button emergency-link" />}
    </Box>
  )
}
