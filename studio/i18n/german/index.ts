import {desk} from './desk.ts'
import {licences} from './licences.ts'
import {lists} from './lists.ts'
import {messages} from './messages.ts'
import {otherPages} from './other-pages.ts'
import {pages} from './pages.ts'
import {settings} from './settings.ts'
import {shared} from './shared.ts'

/**
 * German for every English text of the schema, the desk and the messages, under that English text. What occurs in
 * several places stands once, in `shared`.
 */
export const german = {
  ...shared,
  ...pages,
  ...otherPages,
  ...licences,
  ...lists,
  ...settings,
  ...desk,
  ...messages,
}
