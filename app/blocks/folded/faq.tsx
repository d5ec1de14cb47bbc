import {useLocation} from '@remix-run/react'
import {useEffect, useRef} from 'react'
import {EmergencyBox} from '~/blocks/emergency-box'
import type {Emergency} from '~/blocks/emergency-box.server'
import {RichText} from '~/blocks/rich-text'
import {ReviewMark} from '~/blocks/sources'
import type {HomeQueryResult} from '~/content/types.gen'
import {Folded} from './folded'

export type FaqEntry = Omit<NonNullable<HomeQueryResult>['faq'][number], 'answer'> & {html: string}

/** Questions that open their answers; several can be open. A link to an entry's id opens it. */
export function Faq({entries, emergency}: {entries: FaqEntry[]; emergency: Emergency | null}) {
  const list = useRef<HTMLDivElement>(null)
  const {hash, key} = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link opens an answer again
  useEffect(() => {
    const answers = [...(list.current?.querySelectorAll('.folded') ?? [])]
    const named = answers.find(({id}) => hash === `#${encodeURIComponent(id)}`)?.closest('details')
    if (!named) return
    named.open = true
    named.scrollIntoView()
    named.querySelector('summary')?.focus({preventScroll: true})
  }, [hash, key])

  return (
    <div className="folded-list faq" ref={list}>
      {entries.map((entry) => (
        <Folded key={entry._id} heading={entry.question} id={entry.slug}>
          <RichText html={entry.html} />
          {entry.showEmergencyNote && (
            <EmergencyBox emergency={emergency} id={`${entry.slug}-emergency`} headingLevel={4} />
          )}
          <ReviewMark review={entry} />
        </Folded>
      ))}
    </div>
  )
}
