import {UndoIcon} from '@sanity/icons/Undo'
import {useToast} from '@sanity/ui/toast'
import {useEffect, useState} from 'react'
import {
  type DocumentActionComponent,
  type SanityDocument,
  useClient,
  useCurrentLocale,
  useTranslation,
} from 'sanity'
import {apiVersion} from '../environment.ts'
import {changesLookedAt, previousRevision, publishAgain, type Revision} from './revisions.ts'
import {actionsNamespace} from './words.ts'
import {outcomeOf} from './writes.ts'

type Former = Awaited<ReturnType<typeof previousRevision>> | 'loading' | 'unknown'

/** Publishes again what was published before. */
export const undoPublishing: DocumentActionComponent = ({id, draft, published, onComplete}) => {
  const {t} = useTranslation(actionsNamespace)
  const locale = useCurrentLocale().id
  const client = useClient({apiVersion})
  const toast = useToast()
  const [former, setFormer] = useState<Former>('loading')
  const [asking, setAsking] = useState(false)
  const [running, setRunning] = useState(false)
  const present = published?._rev

  useEffect(() => {
    if (!present) return
    const leaving = new AbortController()
    const settle = (found: Former) => !leaving.signal.aborted && setFormer(found)
    setFormer('loading')
    previousRevision(client, id, leaving.signal).then(settle, () => settle('unknown'))
    return () => leaving.abort()
  }, [client, id, present])

  async function undo(revision: Revision, replaced: SanityDocument) {
    setAsking(false)
    setRunning(true)
    try {
      await publishAgain(client, revision, replaced)
      toast.push({status: 'success', title: t('undo.done')})
    } catch (error) {
      const description = error instanceof Error ? error.message : undefined
      toast.push({status: 'error', title: t(outcomeOf(error)), description, closable: true})
    } finally {
      setRunning(false)
      onComplete()
    }
  }

  const shared = {icon: UndoIcon, label: t(running ? 'undo.running' : 'undo.label')}
  if (!published) return {...shared, disabled: true, title: t('undo.unpublished')}
  if (draft) return {...shared, disabled: true, title: t('undo.draft')}
  if (typeof former === 'string')
    return {...shared, disabled: true, title: t(`undo.${former}`, {changes: changesLookedAt})}
  const time = former.time.toLocaleString(locale, {dateStyle: 'long', timeStyle: 'short'})
  return {
    ...shared,
    disabled: running,
    onHandle: () => setAsking(true),
    dialog: asking && {
      type: 'confirm',
      tone: 'caution',
      message: t('undo.confirm', {time}),
      confirmButtonText: t('undo.button'),
      cancelButtonText: t('cancel'),
      onCancel: () => setAsking(false),
      onConfirm: () => undo(former, published),
    },
  }
}
undoPublishing.displayName = 'UndoPublishing'
