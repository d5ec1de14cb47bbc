import {useEffect, useState} from 'react'
import {format} from '~/i18n/format'
import type {PrivacyTexts} from '~/i18n/privacy-texts.server'
import {deleteSavedData, type Saved, savedData} from './saved-data'

interface Props {
  labels: PrivacyTexts['device']
  /** Grows when something else on the page has saved something. */
  changes: number
  onDelete: () => void
}

/** Lists what this website has saved on the visitor's device, and deletes it on request. */
export function SavedOnDevice({labels, changes, onDelete}: Props) {
  const [saved, setSaved] = useState<Saved[]>()
  const [deleted, setDeleted] = useState<Saved[]>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads again when `changes` grows
  useEffect(() => {
    savedData().then(setSaved)
  }, [changes])
  const remove = async () => {
    setDeleted(await deleteSavedData())
    onDelete()
  }
  return (
    <section aria-labelledby="saved-on-device" className="form-panel">
      <h2 id="saved-on-device">{labels.heading}</h2>
      <noscript>
        <p>{labels.noScript}</p>
      </noscript>
      {saved && (
        <>
          {saved.length > 0 ? (
            <details className="saved-list">
              <summary>{labels.saved}</summary>
              <List of={saved} labels={labels} />
            </details>
          ) : (
            <p>{labels.nothing}</p>
          )}
          <button type="button" className="button" onClick={remove}>
            {labels.delete}
          </button>
        </>
      )}
      <div role="status">
        {deleted && <Outcome deleted={deleted} remaining={saved ?? []} labels={labels} />}
      </div>
    </section>
  )
}

function Outcome({
  deleted,
  remaining,
  labels,
}: {
  deleted: Saved[]
  remaining: Saved[]
  labels: PrivacyTexts['device']
}) {
  const isLeft = ({kind, name}: Saved) => remaining.some((one) => one.kind === kind && one.name === name)
  const gone = deleted.filter((one) => !isLeft(one))
  return (
    <div className="form-message success">
      <p>{gone.length > 0 ? labels.deleted : labels.nothingDeleted}</p>
      <List of={gone} labels={labels} />
      <p>{deleted.some(isLeft) ? labels.remains : labels.again}</p>
    </div>
  )
}

function List({of, labels}: {of: Saved[]; labels: PrivacyTexts['device']}) {
  const meaningOf = ({name}: Saved) => {
    const meaning = Object.entries(labels.meanings).find(([start]) => name.startsWith(start))
    return meaning ? `: ${meaning[1]}` : ''
  }
  if (of.length === 0) return null
  return (
    <ul>
      {of.map((one) => (
        <li key={`${one.kind} ${one.name}`}>
          {format(labels.kinds[one.kind], {name: one.name})}
          {meaningOf(one)}
        </li>
      ))}
    </ul>
  )
}
