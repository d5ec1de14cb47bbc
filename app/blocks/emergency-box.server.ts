import {richText, withHtml} from '~/content/portable-text.server'
import type {HomeQueryResult} from '~/content/types.gen'

type Note = NonNullable<HomeQueryResult>['emergency']

/** The emergency box with its formatted texts as HTML. */
export const emergencyHtml = (prefix: string, note: Note) =>
  note && {...withHtml(prefix)(note, 'body'), more: richText(prefix)(note.more)}

export type Emergency = NonNullable<ReturnType<typeof emergencyHtml>>
