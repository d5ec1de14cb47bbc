import {withStorage} from '~/forms/storage'

/** A visitor's decision about reports of WhatsApp clicks. Stored only in this browser, and sent only with a click. */

const key = 'consent'

/** `outdated`: the decision was about another text. */
export type Decision = 'agreed' | 'refused' | 'outdated' | 'none'

/** The visitor's view of the report that would be sent about them, before they decide. */
export type ReportPreview = {report: string} | {seconds: number} | {failed: true}

/** The decision about this version of the text; `none` if the browser blocks storage. */
export function decisionAbout(version: string): Decision {
  const [decision, about] = withStorage(() => localStorage.getItem(key))?.split(' ') ?? []
  if (decision !== 'agreed' && decision !== 'refused') return 'none'
  return about === version ? decision : 'outdated'
}

/** Without storage there is no consent, so nothing is sent. */
export const decide = (version: string, decision: 'agreed' | 'refused') =>
  withStorage(() => localStorage.setItem(key, `${decision} ${version}`))

/** Whether the browser objects for its user (Global Privacy Control, Do Not Track). */
export function browserSaysNo(): boolean {
  const {doNotTrack, globalPrivacyControl} = navigator as Navigator & {globalPrivacyControl?: boolean}
  return globalPrivacyControl === true || doNotTrack === '1'
}

/** Reports each click on a link to the chat, if the visitor has agreed. Returns the function that stops it. */
export function reportWhatsAppClicks(version: string): () => void {
  const onClick = ({target}: MouseEvent) => {
    if ((target as Element).closest('a[href^="https://wa.me/"]')) report(version)
  }
  document.addEventListener('click', onClick)
  return () => document.removeEventListener('click', onClick)
}

function report(version: string) {
  if (browserSaysNo() || decisionAbout(version) !== 'agreed') return
  const click = `${Date.now()} ${Math.random()}`
  navigator.sendBeacon?.('/whatsapp/click', new URLSearchParams({consent: version, click}))
}
