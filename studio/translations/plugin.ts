import {definePlugin} from 'sanity'
import {translationBadges} from './badges.ts'
import {publishWithTranslationStatus} from './publish.ts'
import {translationsBundles} from './texts.ts'

/** Keeps track of which translations are in step: on publishing, as badges of the documents, and for the board. */
export const translations = definePlugin({
  name: 'translations',
  i18n: {bundles: translationsBundles},
  document: {
    badges: (badges) => [...badges, ...translationBadges],
    actions: (actions) =>
      actions.map((action) => (action.action === 'publish' ? publishWithTranslationStatus(action) : action)),
  },
})
