import {useEffect, useState} from 'react'
import {format} from '~/i18n/format'
import {deleteSavedData, type Saved, savedData} from './saved-data'
import type {PrivacyWords} from './words.server'

interface Props {
  words: PrivacyWords['device']
  /** Grows when something else on the page has saved something. */
  changes: number
  onDelete: () => void
}

/** Tells what this website has saved on the visitor's device, and deletes it. */
export function SavedOnDevice({words, changes, onDelete}: Props) {
  const [saved, setSaved] = useState<Saved[]>()
  const [deleted, setDeleted] = useState<Saved[]>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change is looked for where there was one
  useEffect(() => {
    savedData().then(setSaved)
  }, [changes])
  const remove = async () => {
    setDeleted(await deleteSavedData())
    onDelete()
  }
  return (
    <section aria-labelledby="saved-on-device" className="form-panel">
      <h2 id="saved-on-device">{words.heading}</h2>
      <p>{words.intro}</p>
      <noscript>
        <p>{words.noScript}</p>
      </noscript>
      {saved && (
        <>
          {saved.length > 0 ? (
            <>
              <p>{words.saved}</p>
              <List of={saved} words={words} />
            </>
          ) : (
            <p>{words.nothing}</p>
          )}
          <button type="button" className="button" onClick={remove}>
            {words.delete}
          </button>
        </>
      )}
      <div role="status">
        {deleted && <Outcome deleted={deleted} remaining={saved ?? []} words={words} />}
      </div>
    </section>
  )
}

function Outcome({
  deleted,
  remaining,
  words,
}: {
  deleted: Saved[]
  remaining: Saved[]
  words: PrivacyWords['device']
}) {
  const isLeft = ({kind, name}: Saved) => remaining.some((one) => one.kind === kind && one.name === name)
  const gone = deleted.filter((one) => !isLeft(one))
  return (
    <div className="form-message success">
      <p>{gone.length > 0 ? words.deleted : words.nothingDeleted}</p>
      <List of={gone} words={words} />
      <p>{deleted.some(isLeft) ? words.remains : words.again}</p>
    </div>
  )
}

function List({of, words}: {of: Saved[]; words: PrivacyWords['device']}) {
  const meaningOf = ({name}: Saved) => {
    const meaning = Object.entries(words.meanings).find(([start]) => name.startsWith(start))
    return meaning ? `: ${meaning[1]}` : ''
  }
  if (of.length === 0) return null
  return (
    <ul>
      {of.map((one) => (
        <li key={`${one.kind} ${one.name}`}>
          {format(words.kinds[one.kind], {name: one.name})}
          {meaningOf(one)}
        </li>
      ))}
    </ul>
  )
}
