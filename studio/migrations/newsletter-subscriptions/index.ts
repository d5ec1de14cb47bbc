import {at, defineMigration, unset} from 'sanity/migrate'

/**
 * Removes the notice that the newsletter is not available. Staff write the new texts, above all the consent; until then, the
 * site does not show the form.
 */
export default defineMigration({
  title: 'Remove the notice that newsletter subscriptions are closed',
  documentTypes: ['siteSettings'],
  migrate: {
    object(node, path) {
      if (path.length === 1 && path[0] === 'newsletter' && 'inactiveNotice' in node)
        return at('inactiveNotice', unset())
    },
  },
})
