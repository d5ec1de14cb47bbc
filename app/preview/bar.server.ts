import {hasDrafts} from '~/content/content.server'
import type {Language} from '~/i18n/languages'
import {previewTexts} from '~/i18n/preview-texts.server'
import {env} from '~/platform/env.server'
import type {Preview} from './session.server'

/** Texts of the preview bar, the address of the Studio, and the milliseconds until the preview ends. */
export async function barOf({until, shown}: Preview, lang: Language) {
  const {label, edit, leave, text} = previewTexts[lang].bar
  const state = shown === 'published' ? shown : (await hasDrafts()) ? 'drafts' : 'none'
  const studio = `${env.localLake ? '' : (env.preview.studioOrigins[0] ?? '')}/studio`
  return {labels: {label, edit, leave, text: text[state]}, studio, remaining: until - Date.now()}
}
