import {Button, Flex} from '@sanity/ui'
import {useToast} from '@sanity/ui/toast'
import {useClient, useTranslation} from 'sanity'
import {apiVersion} from '../environment.ts'
import type {TranslationRow} from './board-rows.ts'
import {storeRecords} from './record.ts'
import {dismissal, type StandingEntry} from './standing.ts'
import {translationsNamespace} from './texts.ts'

/** Takes a row off the board, as its text needs no translation, and puts it there again. */
export function useDismissal() {
  const client = useClient({apiVersion})
  const toast = useToast()
  const {t} = useTranslation(translationsNamespace)

  /** Whether what is recorded of the text of a row could be changed. */
  async function store(row: TranslationRow, before: StandingEntry | undefined, after?: StandingEntry) {
    const listed = (entry: StandingEntry | undefined) => (entry ? [entry] : [])
    try {
      await storeRecords(client, [
        {documentId: row.document.id, before: listed(before), after: listed(after)},
      ])
      return true
    } catch (error) {
      console.warn('A row of the translation board could not be changed.', error)
      toast.push({status: 'error', title: t('action.failed')})
      return false
    }
  }

  async function dismiss(row: TranslationRow) {
    const {document, pair, language} = row
    const entry = dismissal(pair.key, row.now, row.entry, row.published)
    if (!(await store(row, row.entry, entry))) return
    const id = `dismissed ${document.id} ${pair.key} ${language}`
    const takeBack = async () => {
      if (await store(row, entry, row.entry)) toast.push({id, status: 'success', title: t('action.undone')})
    }
    toast.push({
      id,
      status: 'success',
      title: t('action.dismissed'),
      description: (
        <Flex paddingTop={2}>
          <Button mode="ghost" fontSize={1} padding={2} text={t('action.takeBack')} onClick={takeBack} />
        </Flex>
      ),
      closable: true,
      duration: 10_000,
    })
  }

  return {
    dismiss,
    undo: async (row: TranslationRow) => {
      if (!row.entry) return
      const {dismissed: _, ...before} = row.entry
      await store(row, row.entry, before)
    },
  }
}
