import {createClient} from '@sanity/client'
import {validateDocument} from '@sanity/validation'
import {createSchema, type SanityDocument} from 'sanity'
import {schemaTypes} from './schemaTypes/index.ts'

const schema = createSchema({name: 'default', types: schemaTypes})

/** What the Studio would say about these documents; references are looked up among the documents themselves. */
export async function validateDocuments(documents: SanityDocument[]) {
  const ids = new Set(documents.map(({_id}) => _id))
  const client = createClient({projectId: 'local', dataset: 'production', apiVersion: '2025-02-19', useCdn: false})
  return Promise.all(
    documents.map(async (document) => {
      const getDocumentExists = async ({id}: {id: string}) => ids.has(id)
      const {markers} = await validateDocument({document, schema, client, getDocumentExists})
      return {id: document._id, markers}
    }),
  )
}
