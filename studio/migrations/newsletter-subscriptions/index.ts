import {at, defineMigration, unset} from 'sanity/migrate'

/**
 * The newsletter can be subscribed to: the notice that said otherwise goes. The texts that are new, the consent above all, are for
 * staff to write; until they are there, the site does not show the form.
 */
export default defineMigration({
  title: 'No notice that nobody can subscribe to the newsletter',
  documentTypes: ['siteSettings'],
  migrate: {
    object(node, path) {
      if (path.length === 1 && path[0] === 'newsletter' && 'inactiveNotice' in node)
        return at('inactiveNotice', unset())
    },
  },
})
