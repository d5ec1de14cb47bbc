import {at, defineMigration, unset} from 'sanity/migrate'

export default defineMigration({
  title: 'The currency’s sign follows from its code',
  documentTypes: ['siteSettings'],
  migrate: {
    document: ({donations = {}}) =>
      'currencySymbol' in (donations as object) ? at('donations.currencySymbol', unset()) : undefined,
  },
})
