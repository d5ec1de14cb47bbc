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

  const store = (row: TranslationRow, entry: StandingEntry) =>
    storeRecords(client, [
      {documentId: row.document.id, before: row.entry ? [row.entry] : [], after: [entry]},
    ]).catch((error) => {
      console.warn('A row of the translation board could not be changed.', error)
      toast.push({status: 'error', title: t('action.failed')})
    })

  return {
    dismiss: (row: TranslationRow) => store(row, dismissal(row.pair.key, row.now, row.entry, row.published)),
    undo: (row: TranslationRow) => {
      if (!row.entry) return
      const {dismissed: _, ...before} = row.entry
      return store(row, before)
    },
  }
}
