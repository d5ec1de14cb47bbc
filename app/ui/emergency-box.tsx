import {IconAlert, IconPhone} from './icons'
import {PhoneLink} from './link'
import {RichText} from './rich-text'
import {MedicalNote, type Review} from './sources'

export interface Emergency extends Review {
  heading: string
  html: string
  phone: string
  callLabel: string
}

/** When to call for help at once. Several can stand on a page, so `id` tells their headings apart. */
export function EmergencyBox({
  emergency,
  id,
  headingLevel = 2,
}: {
  emergency: Emergency | null
  id: string
  headingLevel?: 2 | 4
}) {
  if (!emergency) return null
  const Heading = `h${headingLevel}` as const
  const inAnswer = headingLevel === 4
  // Within an answer it is no landmark: the one of the page has the same name.
  const Box = inAnswer ? 'div' : 'section'
  return (
    <Box className="emergency" aria-labelledby={inAnswer ? undefined : id}>
      <IconAlert aria-hidden="true" size={32} className="emergency-icon" />
      <Heading id={id}>{emergency.heading}</Heading>
      <PhoneLink number={emergency.phone} className="button emergency-call">
        <IconPhone aria-hidden="true" size={20} />
        {emergency.callLabel} {emergency.phone}
      </PhoneLink>
      <div className="emergency-signs">
        <RichText html={emergency.html} />
        <MedicalNote review={emergency} />
      </div>
    </Box>
  )
}
