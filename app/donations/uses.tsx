import {SiteLink, WebLink} from '~/blocks/link'
import {useSite} from '~/blocks/site'
import {T, TextElement} from '~/blocks/text'
import type {HomeQueryResult} from '~/content/types.gen'
import {format} from '~/i18n/format'

interface Props {
  gifts: NonNullable<NonNullable<HomeQueryResult>['gifts']>
  level: 'h2' | 'h3'
}

/** What donations are used for, with the shares that staff entered, and links to the report and the organisation. */
export function Uses({gifts: {usesHeading, uses, organisation}, level}: Props) {
  const {inheritance} = useSite().texts
  if (uses.length === 0) return null
  return (
    <section id="uses">
      <TextElement as={level} text={usesHeading} />
      <ul className="uses">
        {uses.map(({_key, share, label}) => (
          <li key={_key}>
            {share && <span className="money">{format(inheritance.share, {percent: share})}</span>}
            <TextElement as="span" text={label} />
            {share && <progress value={share} max={100} aria-hidden />}
          </li>
        ))}
      </ul>
      {organisation && (
        <p>
          {organisation.annualReport?.label && <WebLink {...organisation.annualReport} />}
          <SiteLink to="/about#organisation">
            <T>{organisation.heading}</T>
          </SiteLink>
        </p>
      )}
    </section>
  )
}
