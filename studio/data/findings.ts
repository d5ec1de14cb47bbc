/** What stands between a dataset and its visitors. */
export interface Finding {
  /** `error`: the command cannot go on. `warning`: to be mended before visitors come. `note`: nobody could look, or good to know. */
  severity: 'error' | 'warning' | 'note'
  what: string
  /** How to mend it. */
  mend: string
}

const signs = {error: '✗', warning: '!', note: '·'}

/** Findings as text, the worst first. */
export function listed(findings: Finding[]): string {
  const order = Object.keys(signs)
  return findings
    .toSorted((a, b) => order.indexOf(a.severity) - order.indexOf(b.severity))
    .map(({severity, what, mend}) => `  ${signs[severity]} ${what}\n      ${mend}`)
    .join('\n')
}
