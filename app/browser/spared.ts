/** What Chromium browsers report about the connection; others report nothing and count as fast. */
interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** Whether to load nothing in advance: the visitor saves data, or the connection is slow. */
export function isSpared(): boolean {
  const {saveData, effectiveType} = (navigator as Navigator & {connection?: Connection}).connection ?? {}
  return saveData === true || /^(slow-2g|2g|3g)$/.test(effectiveType ?? '')
}
