import {defineField} from 'sanity'
import {apiVersion} from '../../environment.ts'
import {rankAfter} from './rank.ts'

/** The rank: a document's place in its list as a sortable string, set by dragging. A new document comes last. */
export const orderRank = (type: string) =>
  defineField({
    name: 'orderRank',
    title: 'Place in the list',
    type: 'string',
    hidden: true,
    readOnly: true,
    initialValue: async (_, {getClient}) => {
      const client = getClient({apiVersion}).withConfig({perspective: 'raw'})
      return rankAfter(
        await client.fetch<string | undefined>(
          '*[_type == $type && defined(orderRank)] | order(orderRank desc)[0].orderRank',
          {type},
        ),
      )
    },
  })
