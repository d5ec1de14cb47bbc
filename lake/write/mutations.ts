import {z} from 'zod'

const attributes = z.record(z.string(), z.unknown())

/** `readJson` rejects such attributes as well. Strings that a path compares with may contain anything. */
const namesBuiltIn = (given: string) =>
  given
    .replace(/==\s*(?:"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*')/g, '')
    .match(/\w+/g)
    ?.some((name) => name in Object.prototype)

const path = z.string().refine((given) => !namesBuiltIn(given), 'cannot be the path of an attribute')
/** A document in a request; some requests require an id as well. */
export const document = z.looseObject({
  _id: z.string().optional(),
  _type: z.string({error: 'a document needs a _type'}).min(1, 'a document needs a _type'),
})
/** A transaction id that the client chose. */
export const transactionId = z.string().min(1).max(128)

const params = attributes.optional()
const paths = z.array(path)

const insert = z
  .strictObject({
    before: path.optional(),
    after: path.optional(),
    replace: path.optional(),
    items: z.array(z.unknown()),
  })
  .superRefine(({items, ...places}, {addIssue}) => {
    const given = Object.keys(places)
    if (given.length === 1) return
    const found = given.length > 0 ? `, not ${given.join(' and ')}` : ''
    addIssue(`an insertion needs exactly one of before, after and replace${found}`)
  })

/** The operations of a patch. */
export const operations = {
  ifRevisionID: z.string().optional(),
  set: z.record(path, z.unknown()).optional(),
  setIfMissing: z.record(path, z.unknown()).optional(),
  unset: paths.optional(),
  inc: z.record(path, z.number()).optional(),
  dec: z.record(path, z.number()).optional(),
  insert: insert.optional(),
  diffMatchPatch: z.record(path, z.string()).optional(),
}

const byId = z.strictObject({id: z.string()})
const byQuery = z.strictObject({query: z.string(), params})

const mutation = z.strictObject({
  create: document.optional(),
  createIfNotExists: document.optional(),
  createOrReplace: document.optional(),
  patch: z.union([byId.extend(operations), byQuery.extend(operations)]).optional(),
  delete: z.union([byId, byQuery]).optional(),
})

/** One mutation; exactly one of the five properties is set. */
export type Mutation = z.infer<typeof mutation>
export type Patch = NonNullable<Mutation['patch']>
export type Selection = NonNullable<Mutation['delete']>
export type DocumentStub = z.infer<typeof document>

/** Body of `POST /data/mutate/:dataset`. */
export const mutationRequest = z.object({
  mutations: z.array(
    mutation.refine((kinds) => Object.keys(kinds).length === 1, {
      error: 'a mutation is exactly one of create, createIfNotExists, createOrReplace, patch and delete',
    }),
  ),
  transactionId: transactionId.optional(),
})
