import {useToast} from '@sanity/ui/toast'
import {useClient} from 'sanity'
import {UndoButton} from '../desk/undo-button.tsx'
import {apiVersion} from '../environment.ts'
import {t} from '../i18n/texts/translations.ts'
import type {TranslationRow} from './board-rows.ts'
import {storeRecords} from './record.ts'
import {dismissal, type StandingEntry} from './standing.ts'

/** Dismisses a row of the board whose text needs no translation, and restores it. */
export function useDismissal() {
  const client = useClient({apiVersion})
  const toast = useToast()

  /** Changes the entry of a row. Returns whether it succeeded. */
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
      description: <UndoButton text={t('action.takeBack')} onClick={takeBack} />,
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
