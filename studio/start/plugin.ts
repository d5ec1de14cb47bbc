import {HomeIcon} from '@sanity/icons/Home'
import {definePlugin} from 'sanity'
import {t} from '../i18n/texts/start.ts'
import {StartPage} from './page.tsx'

/** The first tool, which the Studio opens with. */
export const start = definePlugin({
  name: 'start',
  tools: [{name: 'start', title: t('title'), icon: HomeIcon, component: StartPage}],
})
