import {useEffect} from 'react'
import {type LayoutProps, useCurrentLocale} from 'sanity'
import {languageOfLocale, studioLanguage} from './language.ts'

/** The whole Studio. Titles of the schema are translated at its start, so it starts again in another language. */
export function LayoutInLanguage(props: LayoutProps) {
  const {id} = useCurrentLocale()
  useEffect(() => {
    document.documentElement.lang = studioLanguage
    if (languageOfLocale(id) !== studioLanguage) location.reload()
  }, [id])
  return props.renderDefault(props)
}
