import {at, defineMigration, set} from 'sanity/migrate'

/**
 * Adds the country code to phone numbers: 030 23125 100 and 0049 30 23125 100 become +49 30 23125 100. Worked example of
 * docs/migrations.md.
 */
export default defineMigration({
  title: 'Phone numbers with the country’s code',
  documentTypes: ['siteSettings'],
  migrate: {
    object(node, path) {
      const {number} = node
      if (typeof number !== 'string' || !isPhone(node._type, path.at(-1))) return
      const international = withCountryCode(number)
      if (international !== number) return at('number', set(international))
    },
  },
})

/** The entries of `phones`, and `whatsapp`, which have the same field. */
const isPhone = (type: unknown, field: unknown) => type === 'phoneNumber' || field === 'whatsapp'

function withCountryCode(number: string): string {
  if (/^\s*00/.test(number)) return number.replace(/^\s*00\s*/, '+')
  return number.replace(/^\s*(?:\(0(\d+)\)|0)\s*/, (_, area = '') => `+49 ${area}${area && ' '}`)
}
