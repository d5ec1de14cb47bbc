import {createClient} from '@sanity/client'
import {validateDocument} from '@sanity/validation'
import type {SanityDocument} from 'sanity'
import {apiVersion} from '../environment.ts'
import {schema} from './fixture.ts'

/** Validation queries the lake only to check that a slug is unique; this client finds no other document. */
function offlineClient() {
  const client = createClient({
    projectId: 'local',
    dataset: 'production',
    apiVersion,
    useCdn: false,
  })
  return Object.assign(client, {fetch: async () => null, withConfig: () => client})
}

/**
 * The Studio's validation messages for documents.
 * @param documents the whole dataset, for resolving references
 * @param judged documents to validate
 */
export async function validateDocuments(documents: SanityDocument[], judged = documents) {
  const ids = new Set(documents.map(({_id}) => _id))
  const client = offlineClient()
  return Promise.all(
    judged.map(async (document) => {
      const getDocumentExists = async ({id}: {id: string}) => ids.has(id)
      const {markers} = await validateDocument({document, schema, client, getDocumentExists})
      return {id: document._id, markers}
    }),
  )
}
