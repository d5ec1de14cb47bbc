import {RevertIcon} from '@sanity/icons/Revert'
import {useState} from 'react'
import {
  type DocumentActionComponent,
  type ObjectSchemaType,
  useClient,
  useHistoryStore,
  useSchema,
} from 'sanity'
import {apiVersion} from '../environment.ts'
import {t} from '../i18n/texts/actions.ts'
import {changedFields, type Restorable, restorable, writeDraft} from './restorable.ts'
import {listed, useReport, useRestoring} from './use-restoring.ts'

/**
 * Restores an older version as a draft. Sanity's own action fails if a picture of that version was deleted, does not
 * say what would change, and keeps showing the published version.
 */
export const restore: DocumentActionComponent = ({id, type, revision, draft, published}) => {
  const client = useClient({apiVersion})
  const history = useHistoryStore()
  const schemaType = useSchema().get(type) as ObjectSchemaType
  const report = useReport()
  const restoring = useRestoring()
  const [asked, setAsked] = useState<Restorable>()
  const present = draft ?? published

  async function find() {
    const former = await history.getDocumentAtRevision(id, revision ?? '')
    if (!former) throw new Error(t('restore.unknown'))
    return await restorable(client, schemaType, former, present)
  }

  if (!revision) return null
  return {
    icon: RevertIcon,
    tone: 'caution',
    label: t('restore.label'),
    disabled: revision === '@initial',
    onHandle: () => find().then(setAsked, (error) => report(error, 'failed')),
    dialog: asked && {
      type: 'confirm',
      tone: 'caution',
      message: [
        t(draft ? 'restore.overDraft' : 'restore.question'),
        listed('restore.changes', changedFields(schemaType, present, asked.document)),
        listed('restore.lost', asked.lost),
      ].join(' '),
      confirmButtonText: t('restore.button'),
      cancelButtonText: t('cancel'),
      onCancel: () => setAsked(undefined),
      onConfirm: () => {
        setAsked(undefined)
        const write = () => writeDraft(client, id, asked.document, present)
        void restoring(id, type, () => write().then(() => asked.lost))
      },
    },
  }
}
Object.assign(restore, {action: 'restore', displayName: 'Restore'})
