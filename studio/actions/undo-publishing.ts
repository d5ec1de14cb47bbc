import {UndoIcon} from '@sanity/icons/Undo'
import {useToast} from '@sanity/ui/toast'
import {useEffect, useState} from 'react'
import {
  type DocumentActionComponent,
  type ObjectSchemaType,
  type SanityDocument,
  useClient,
  useSchema,
} from 'sanity'
import {apiVersion} from '../environment.ts'
import {timeInWords} from '../i18n/dates.ts'
import {t} from '../i18n/texts/actions.ts'
import {restorable, writeDraft} from './restorable.ts'
import {changesLookedAt, previousRevision, publishAgain, type Revision} from './revisions.ts'
import {useReport, useRestoring} from './use-restoring.ts'

type Former = Awaited<ReturnType<typeof previousRevision>> | 'loading' | 'unknown'

export const undoPublishing: DocumentActionComponent = ({id, type, draft, published, onComplete}) => {
  const client = useClient({apiVersion})
  const schemaType = useSchema().get(type) as ObjectSchemaType
  const toast = useToast()
  const report = useReport()
  const restoring = useRestoring()
  const [former, setFormer] = useState<Former>('loading')
  const [asking, setAsking] = useState(false)
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
    try {
      const {document, lost} = await restorable(client, schemaType, revision.document)
      // An incomplete version becomes a draft, so that editors can complete it.
      const asDraft = () => writeDraft(client, id, document, replaced).then(() => lost)
      if (lost.length > 0) return await restoring(id, type, asDraft)
      await publishAgain(client, revision, replaced)
      toast.push({status: 'success', title: t('undo.done')})
    } catch (error) {
      report(error)
    } finally {
      onComplete()
    }
  }

  const shared = {icon: UndoIcon, label: t('undo.label')}
  if (!published) return {...shared, disabled: true, title: t('undo.unpublished')}
  if (draft) return {...shared, disabled: true, title: t('undo.draft')}
  if (typeof former === 'string')
    return {...shared, disabled: true, title: t(`undo.${former}`, {changes: changesLookedAt})}
  return {
    ...shared,
    onHandle: () => setAsking(true),
    dialog: asking && {
      type: 'confirm',
      tone: 'caution',
      message: t('undo.confirm', {time: timeInWords(former.time)}),
      confirmButtonText: t('undo.button'),
      cancelButtonText: t('cancel'),
      onCancel: () => setAsking(false),
      onConfirm: () => undo(former, published),
    },
  }
}
undoPublishing.displayName = 'UndoPublishing'
