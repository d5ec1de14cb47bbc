import {UndoIcon} from '@sanity/icons/Undo'
import {useToast} from '@sanity/ui/toast'
import {useState} from 'react'
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

export const undoPublishing: DocumentActionComponent = ({id, type, draft, published, onComplete}) => {
  const client = useClient({apiVersion})
  const schemaType = useSchema().get(type) as ObjectSchemaType
  const toast = useToast()
  const report = useReport()
  const restoring = useRestoring()
  const [asked, setAsked] = useState<{former: Revision; present: SanityDocument}>()

  async function find(present: SanityDocument) {
    const former = await previousRevision(client, id)
    if (typeof former === 'string') throw new Error(t(`undo.${former}`, {changes: changesLookedAt}))
    setAsked({former, present})
  }

  async function undo(former: Revision, present: SanityDocument) {
    setAsked(undefined)
    try {
      const {document, lost} = await restorable(client, schemaType, former.document, present)
      // An incomplete version becomes a draft, so that editors can complete it.
      const asDraft = () => writeDraft(client, id, document, present).then(() => lost)
      if (lost.length > 0) return await restoring(id, type, asDraft)
      await publishAgain(client, former, present)
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
  return {
    ...shared,
    onHandle: () => find(published).catch((error) => report(error, 'failed')),
    dialog: asked && {
      type: 'confirm',
      tone: 'caution',
      message: t('undo.confirm', {time: timeInWords(asked.former.time)}),
      confirmButtonText: t('undo.button'),
      cancelButtonText: t('cancel'),
      onCancel: () => setAsked(undefined),
      onConfirm: () => undo(asked.former, asked.present),
    },
  }
}
undoPublishing.displayName = 'UndoPublishing'
