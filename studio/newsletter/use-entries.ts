import {useToast} from '@sanity/ui/toast'
import {useCallback, useEffect, useMemo, useState} from 'react'
import {type SanityClient, useClient, useTranslation} from 'sanity'
import {apiVersion, newsletterDataset} from '../environment.ts'
import {type Entry, entriesQuery} from './entry.ts'
import {newsletterNamespace} from './texts.ts'

/** The entries of the newsletter's dataset, read with the rights of whoever is signed in. */
export function useEntries() {
  const contentClient = useClient({apiVersion})
  const client = useMemo(
    () => contentClient.withConfig({dataset: newsletterDataset, perspective: 'raw', useCdn: false}),
    [contentClient],
  )
  const [entries, setEntries] = useState<Entry[] | 'loading' | 'failed'>('loading')
  const toast = useToast()
  const {t} = useTranslation(newsletterNamespace)

  const load = useCallback(async () => {
    setEntries('loading')
    await client.fetch<Entry[]>(entriesQuery, {}, {tag: 'newsletter.entries'}).then(setEntries, () => {
      setEntries('failed')
    })
  }, [client])
  useEffect(() => void load(), [load])

  async function remove({_id}: Entry) {
    try {
      const outcome = await deleteForGood(client, _id)
      const looks =
        outcome === 'done'
          ? ({status: 'success'} as const)
          : ({status: 'warning', closable: true, duration: 30_000} as const)
      toast.push({...looks, title: t(`delete.${outcome}`)})
      setEntries((now) => (Array.isArray(now) ? now.filter((entry) => entry._id !== _id) : now))
    } catch {
      toast.push({status: 'error', title: t('delete.failed')})
    }
  }

  return {entries, load, remove}
}

/**
 * Deletes a document with its history; where the role may not touch history, without it. A local lake may have deleted both,
 * and still have the bytes in its file.
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
