import {hasDrafts} from '~/content/content.server'
import type {Language} from '~/i18n/languages'
import type {Preview} from './session.server'
import {previewWords} from './words.server'

/** What the bar of a preview says, and the milliseconds until the preview ends. */
export async function barOf({until, shown}: Preview, lang: Language) {
  const {label, leave, text} = previewWords[lang].bar
  const state = shown === 'published' ? shown : (await hasDrafts()) ? 'drafts' : 'none'
  return {words: {label, leave, text: text[state]}, remaining: until - Date.now()}
}
