import {useToast} from '@sanity/ui/toast'
import {useRouter} from 'sanity/router'
import {t} from '../i18n/texts/actions.ts'
import {outcomeOf} from './writes.ts'

export function useReport() {
  const toast = useToast()
  return (error: unknown, outcome = outcomeOf(error)) => {
    const description = error instanceof Error ? error.message : undefined
    toast.push({status: 'error', title: t(outcome), description, closable: true})
  }
}

export const listed = (text: 'restore.changes' | 'restore.lost', fields: string[]) =>
  fields.length > 0 ? t(text, {fields: fields.join(', ')}) : ''

/** Restores a former version as a draft, opens it, and names the fields that lost content, as `write` returns them. */
export function useRestoring() {
  const toast = useToast()
  const router = useRouter()
  const report = useReport()
  return (id: string, type: string, write: () => Promise<string[]>) =>
    write().then((lost) => {
      const status = lost.length > 0 ? 'warning' : 'success'
      toast.push({
        status,
        title: t('restore.done'),
        description: listed('restore.lost', lost),
        closable: true,
      })
      // While the published version is shown, the draft would stay hidden.
      router.navigateUrl({path: router.resolveIntentLink('edit', {id, type}, [['perspective', '']])})
    }, report)
}
