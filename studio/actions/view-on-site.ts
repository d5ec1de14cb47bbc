import {EarthGlobeIcon} from '@sanity/icons/EarthGlobe'
import type {DocumentActionComponent} from 'sanity'
import type {Language} from '../../app/i18n/languages.ts'
import {t} from '../i18n/texts/actions.ts'
import {pathOf, siteOrigin} from '../preview/addresses.ts'

/** Opens the page of a document as visitors see it, even during a preview in this browser. */
export function viewOnSite(language: Language): DocumentActionComponent {
  const ViewOnSite: DocumentActionComponent = ({type, published, onComplete}) => {
    const path = published ? pathOf(type, published, language) : undefined
    const shared = {icon: EarthGlobeIcon, label: t(`view.${language}`)}
    if (path === undefined) return {...shared, disabled: true, title: t('view.unpublished')}
    return {
      ...shared,
      onHandle: () => {
        const url = new URL(path, siteOrigin())
        url.search = '?published'
        window.open(url, '_blank', 'noopener')
        onComplete()
      },
    }
  }
  ViewOnSite.displayName = `ViewOnSite(${language})`
  return ViewOnSite
}
