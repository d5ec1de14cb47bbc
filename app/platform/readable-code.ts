/** Without letters and digits that look alike: codes are read out on the phone and written into transfers. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A code such as `K7QM-2XPD`, made of eight bytes. */
export function readableCode(bytes: Uint8Array): string {
  const letters = Array.from(bytes.subarray(0, 8), (byte) => alphabet[byte % alphabet.length]).join('')
  return `${letters.slice(0, 4)}-${letters.slice(4)}`
}
