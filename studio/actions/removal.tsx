import {TrashIcon} from '@sanity/icons/Trash'
import {UnpublishIcon} from '@sanity/icons/Unpublish'
import {type ToastParams, useToast} from '@sanity/ui/toast'
import {useState} from 'react'
import {
  type DocumentActionComponent,
  type SanityClient,
  useClient,
  useCurrentUser,
  useDocumentPairPermissions,
  useEditState,
} from 'sanity'
import {useRouter} from 'sanity/router'
import {UndoButton} from '../desk/undo-button.tsx'
import {apiVersion} from '../environment.ts'
import {t} from '../i18n/texts/actions.ts'
import {moveToBin, takeOut} from './bin.ts'
import {type Removal, RemovalQuestion} from './removal-question.tsx'
import {useReport} from './use-restoring.ts'
import {type Use, usesOf} from './uses.ts'
import {newTransactionId} from './writes.ts'

const icons = {delete: TrashIcon, unpublish: UnpublishIcon}

/**
 * Takes a document off the website, after asking. Sanity's own actions offer to delete documents in use, which then fails
 * without a reason, and can unpublish only from the published view.
 */
export function removal(way: Removal): DocumentActionComponent {
  const action: DocumentActionComponent = ({id, type, onComplete}) => {
    const client = useClient({apiVersion})
    const {draft, published} = useEditState(id, type)
    const [permission, isPermissionLoading] = useDocumentPairPermissions({id, type, permission: way})
    const editor = useCurrentUser()?.name
    const {navigateUrl} = useRouter()
    const toast = useToast()
    const report = useReport()
    const say = (text: ToastParams) => toast.push({status: 'success', closable: true, ...text})
    const [uses, setUses] = useState<Use[]>()
    const [running, setRunning] = useState(false)

    async function ask() {
      await usesOf(client, id).then(setUses, (error) => report(error, 'failed'))
    }

    async function run() {
      setRunning(true)
      try {
        const deleted = await (way === 'delete' ? moveToBin(client, id, editor) : unpublish(client, id))
        // Undoing replaces the message of this deletion only: a new one under its `id` would close together with it.
        const message = newTransactionId()
        const undo = () =>
          deleted &&
          takeOut(client, deleted).then(() => say({id: message, title: t('delete.undone')}), report)
        const button = deleted && <UndoButton text={t('delete.undo')} onClick={undo} />
        say({id: message, title: t(`${way}.done`), description: button, duration: 10_000})
        close()
        // Leaves the form or published view, now empty. If the editor has opened another document, it stays open.
        const here = new URL(location.href)
        here.searchParams.delete('perspective')
        const [path = ''] = way === 'delete' ? here.pathname.split(`;${id}`) : [here.pathname]
        navigateUrl({path: path + here.search, replace: true})
      } catch (error) {
        const nowUsed = await usesOf(client, id).catch(() => [])
        if (nowUsed.length > 0) setUses(nowUsed)
        else report(error)
      } finally {
        setRunning(false)
      }
    }

    function close() {
      setUses(undefined)
      onComplete()
    }

    // A document that was never published is not on the website.
    if (way === 'unpublish' && draft && !published) return null
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
            isOnline={Boolean(published)}
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

async function unpublish(client: SanityClient, publishedId: string): Promise<undefined> {
  const actionType = 'sanity.action.document.unpublish'
  const draftId = `drafts.${publishedId}`
  await client.action({actionType, publishedId, draftId}, {transactionId: newTransactionId()})
}
