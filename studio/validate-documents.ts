import {createClient} from '@sanity/client'
import {validateDocument} from '@sanity/validation'
import {createSchema, type SanityDocument} from 'sanity'
import {apiVersion} from './environment.ts'
import {schemaTypes} from './schemaTypes/index.ts'

const schema = createSchema({name: 'default', types: schemaTypes})

/** Whether a slug is taken is the one thing that validation asks a dataset; here the documents are the whole dataset. */
function offlineClient() {
  const client = createClient({
    projectId: 'local',
    dataset: 'production',
    apiVersion,
    useCdn: false,
  })
  return Object.assign(client, {fetch: async () => true, withConfig: () => client})
}

/** What the Studio would say about these documents; references are looked up among the documents themselves. */
export async function validateDocuments(documents: SanityDocument[]) {
  const ids = new Set(documents.map(({_id}) => _id))
  const client = offlineClient()
  return Promise.all(
    documents.map(async (document) => {
      const getDocumentExists = async ({id}: {id: string}) => ids.has(id)
      const {markers} = await validateDocument({document, schema, client, getDocumentExists})
      return {id: document._id, markers}
    }),
  )
}
