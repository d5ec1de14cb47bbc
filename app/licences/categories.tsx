import {useLocation} from '@remix-run/react'
import {memo, useEffect, useRef} from 'react'
import {SiteLink} from '~/blocks/link'
import {useOwnTexts} from '~/blocks/site'
import {TextElement} from '~/blocks/text'
import {CardList} from './card-list'
import {type LicencePage, licencePath} from './category'
import {ComparisonTable} from './comparison-table'
import {type Choice, FilterForm, formId} from './filter-form'
import type {CardGroup} from './overview'
import {isEmpty, type Selection} from './selection'
import {LegalNotes} from './warning'

interface Props {
  labels: Pick<LicencePage, 'groupTitles' | 'comparisonHeading' | 'scopeNote' | 'comingNote'>
  choices: Choice[]
  selection: Selection
  groups: CardGroup[]
  status: string
}

/** The filter and its results. Memoised, so that the enquiry form below re-renders without them. */
export const Categories = memo(function Categories({labels, choices, selection, groups, status}: Props) {
  const texts = useOwnTexts().licences
  const heading = useFocus(selection)
  const {ageInvalid} = selection
  return (
    <>
      <section
        className="section tinted licence-choice"
        // An invalid age is reported beside its field, so `#results` leads there, also without scripts.
        id={ageInvalid ? 'results' : undefined}
        aria-label={texts.held}
      >
        <div className="container">
          <FilterForm selection={selection} choices={choices} groupTitles={labels.groupTitles} />
        </div>
      </section>
      <section className="section container licence-results" aria-labelledby="results-heading">
        <div className="licence-results-head" id={ageInvalid ? undefined : 'results'}>
          <h2 id="results-heading" tabIndex={-1} ref={heading}>
            {isEmpty(selection) ? <TextElement as="span" text={labels.comparisonHeading} /> : status}
          </h2>
          {!isEmpty(selection) && <SiteLink to={`${licencePath()}#results`}>{texts.reset}</SiteLink>}
        </div>
        {isEmpty(selection) ? (
          <ComparisonTable groups={groups} />
        ) : (
          <div className="licence-places">
            {groups.map(({id, title, cards}) => (
              <div key={id}>
                <TextElement as="h3" text={title} />
                <CardList cards={cards} isHeld={id === 'drive'} />
              </div>
            ))}
          </div>
        )}
        <LegalNotes notes={[labels.scopeNote, labels.comingNote]} />
      </section>
    </>
  )
})

/** Focuses the heading of the results after a new search, or the age field when the age is invalid. */
function useFocus({ageInvalid}: Selection) {
  const heading = useRef<HTMLHeadingElement>(null)
  const {search} = useLocation()
  const former = useRef(search)
  useEffect(() => {
    if (ageInvalid) document.getElementById(`${formId}-age`)?.focus()
    else if (former.current !== search) heading.current?.focus({preventScroll: true})
    former.current = search
  }, [ageInvalid, search])
  return heading
}
