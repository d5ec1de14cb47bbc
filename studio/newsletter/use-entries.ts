import {useToast} from '@sanity/ui/toast'
import {useMemo} from 'react'
import {type SanityClient, useClient} from 'sanity'
import {useLive} from '../desk/use-live.ts'
import {apiVersion, newsletterDataset} from '../environment.ts'
import {t} from '../i18n/texts/newsletter.ts'
import {type Entry, entriesQuery} from './entry.ts'

/** The entries of the newsletter's dataset, live, read with the permissions of the signed-in user. */
export function useEntries() {
  const contentClient = useClient({apiVersion})
  const client = useMemo(
    () => contentClient.withConfig({dataset: newsletterDataset, perspective: 'raw', useCdn: false}),
    [contentClient],
  )
  const query = {fetch: entriesQuery, listen: '*[_type == "newsletterSubscription"]'}
  const {value: entries, retry: load} = useLive<Entry[]>(client, query, {}, 'newsletter.entries')
  const toast = useToast()

  async function markExported(exported: Entry[]) {
    const ids = exported.map(({_id}) => _id)
    // By query, as an address may have been deleted meanwhile.
    const patch = client.patch({query: '*[_id in $ids]', params: {ids}})
    try {
      await patch.set({exportedAt: new Date().toISOString()}).commit({tag: 'newsletter.exported'})
    } catch {
      toast.push({status: 'error', title: t('export.notMarked')})
    }
  }

  async function remove({_id}: Entry) {
    try {
      const outcome = await deleteForGood(client, _id)
      const looks =
        outcome === 'done'
          ? ({status: 'success'} as const)
          : ({status: 'warning', closable: true, duration: 30_000} as const)
      toast.push({...looks, title: t(`delete.${outcome}`)})
    } catch {
      toast.push({status: 'error', title: t('delete.failed')})
    }
  }

  return {entries, load, remove, markExported}
}

/**
 * Deletes a document with its history; without it if the role may not delete history. A local lake may have deleted both but
 * still have the bytes in its file.
 */
async function deleteForGood(
  client: SanityClient,
  publishedId: string,
): Promise<'done' | 'historyStays' | 'bytesStay'> {
  try {
    const actionType = 'sanity.action.document.delete'
    await client.action({actionType, publishedId, includeDrafts: [], purge: true})
    return 'done'
  } catch (error) {
    const {statusCode, details} = error as {statusCode?: number; details?: {type?: string}}
    if (details?.type === 'leftInDataFileError') return 'bytesStay'
    if (statusCode === undefined || statusCode >= 500) throw error
    await client.delete(publishedId)
    return 'historyStays'
  }
}
