import {defineField} from 'sanity'

/** Place in the list, a string that sorts; set by dragging, never typed. */
export const orderRank = defineField({
  name: 'orderRank',
  title: 'Place in the list',
  type: 'string',
  hidden: true,
})

export const byOrderRank = {
  name: 'byOrderRank',
  title: 'As on the website',
  by: [{field: 'orderRank', direction: 'asc' as const}],
}
