import {TrashIcon} from '@sanity/icons/Trash'
import {UnpublishIcon} from '@sanity/icons/Unpublish'
import {useToast} from '@sanity/ui/toast'
import {useState} from 'react'
import {
  type DocumentActionComponent,
  useClient,
  useDocumentPairPermissions,
  useEditState,
  useSetPerspective,
  useTranslation,
} from 'sanity'
import {apiVersion} from '../environment.ts'
import {RemovalQuestion} from './removal-question.tsx'
import {type Removal, takeAway} from './take-away.ts'
import {type Use, usesOf} from './uses.ts'
import {actionsNamespace} from './words.ts'
import {outcomeOf} from './writes.ts'

const icons = {delete: TrashIcon, unpublish: UnpublishIcon}

/**
 * Takes a document off the website, after asking. The vendor's own actions offer to delete also what is in use, which is
 * refused then without saying why, and unpublish only what is looked at as published.
 */
export function removal(way: Removal): DocumentActionComponent {
  const action: DocumentActionComponent = ({id, type, onComplete}) => {
    const {t} = useTranslation(actionsNamespace)
    const client = useClient({apiVersion})
    const {draft, published} = useEditState(id, type)
    const [permission, isPermissionLoading] = useDocumentPairPermissions({id, type, permission: way})
    const showDrafts = useSetPerspective()
    const toast = useToast()
    const [uses, setUses] = useState<Use[]>()
    const [running, setRunning] = useState(false)

    const tell = (outcome: 'failed' | 'unknown', error: unknown) => {
      const description = error instanceof Error ? error.message : undefined
      toast.push({status: 'error', title: t(outcome), description, closable: true})
    }

    async function ask() {
      await usesOf(client, id).then(setUses, (error) => tell('failed', error))
    }

    async function run() {
      setRunning(true)
      try {
        await takeAway[way](client, id)
        toast.push({status: 'success', title: t(`${way}.done`)})
        close()
        // Of a document that is not published nothing could be seen among what is.
        showDrafts(undefined)
      } catch (error) {
        const nowUsed = await usesOf(client, id).catch(() => [])
        if (nowUsed.length > 0) setUses(nowUsed)
        else tell(outcomeOf(error), error)
      } finally {
        setRunning(false)
      }
    }

    function close() {
      setUses(undefined)
      onComplete()
    }

    const isThere = way === 'unpublish' ? published : (published ?? draft)
    const hint = () => {
      if (!isThere) return t(`${way}.nothing`)
      return isPermissionLoading || permission?.granted ? undefined : t('notAllowed')
    }
    return {
      icon: icons[way],
      tone: 'critical',
      label: t(`${way}.label`),
      title: hint(),
      disabled: !isThere || isPermissionLoading || !permission?.granted || running,
      onHandle: ask,
      dialog: uses && {
        type: 'dialog',
        header: t(`${way}.${uses.length > 0 ? 'used' : 'question'}`),
        width: 'medium',
        onClose: close,
        content: (
          <RemovalQuestion
            way={way}
            document={{id, type}}
            uses={uses}
            running={running}
            onAgree={run}
            onClose={close}
          />
        ),
      },
    }
  }
  return Object.assign(action, {action: way, displayName: `Removal(${way})`})
}
