import {definePlugin} from 'sanity'
import {translationBadges} from './badges.ts'
import {publishWithTranslationStatus} from './publish.ts'

/** Tracks which translations are in step: when publishing, in badges of documents, and on the board. */
export const translations = definePlugin({
  name: 'translations',
  document: {
    badges: (badges) => [...badges, ...translationBadges],
    actions: (actions) =>
      actions.map((action) => (action.action === 'publish' ? publishWithTranslationStatus(action) : action)),
  },
})
