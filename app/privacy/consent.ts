/** A visitor's decision about reports of WhatsApp clicks. It is kept in this browser alone, and sent with a click only. */

const key = 'consent'

/** `outdated`: it was about another text. */
export type Decision = 'agreed' | 'refused' | 'outdated' | 'none'

/** The decision about the text of this version. A browser that keeps nothing has decided nothing. */
export function decisionAbout(version: string): Decision {
  const [decision, about] = kept().split(' ')
  if (decision !== 'agreed' && decision !== 'refused') return 'none'
  return about === version ? decision : 'outdated'
}

function kept(): string {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

export function decide(version: string, decision: 'agreed' | 'refused') {
  try {
    localStorage.setItem(key, `${decision} ${version}`)
  } catch {
    // A browser that keeps nothing sends nothing.
  }
}

/** Whether the browser says for its user that nothing shall be told about them (Global Privacy Control, Do Not Track). */
export function browserSaysNo(): boolean {
  const {doNotTrack, globalPrivacyControl} = navigator as Navigator & {globalPrivacyControl?: boolean}
  return globalPrivacyControl === true || doNotTrack === '1'
}

/** Tells the site that the chat was opened, if its visitor has agreed to that. Nothing waits for it. */
export function reportWhatsAppClick(version: string) {
  if (browserSaysNo() || decisionAbout(version) !== 'agreed') return
  navigator.sendBeacon?.('/whatsapp/click', new URLSearchParams({consent: version}))
}
