import {CogIcon} from '@sanity/icons/Cog'
import {defineField, defineType} from 'sanity'
import {inGroup, line, pageLink, paragraph, picture} from '../fields.ts'
import {inEachLanguage, singletonPreview} from '../preview.ts'
import {contactWays} from './contact-ways.ts'
import {donations} from './donations.ts'
import {footer} from './footer.ts'
import {whatsappTracking} from './whatsapp-tracking.ts'

export const siteSettings = defineType({
  name: 'siteSettings',
  title: 'Settings',
  type: 'document',
  icon: CogIcon,
  groups: [
    {name: 'general', title: 'General', default: true},
    {name: 'contact', title: 'Contact'},
    {name: 'navigation', title: 'Navigation'},
    {name: 'footer', title: 'Footer'},
    {name: 'donations', title: 'Donations'},
  ],
  fields: [
    ...inGroup('general', [
      line(
        'name',
        'Name of the foundation',
        'Shown beside the logo, in browser tabs and in search results.',
        {max: 60},
      ),
      line(
        'tagline',
        'Tagline',
        'What the foundation stands for, in a few words: the title of the home page in search results.',
        {max: 70},
      ),
      paragraph(
        'about',
        'The foundation in one sentence',
        'Shown in the footer and told to search engines.',
        {max: 240},
      ),
      picture('logo', 'Logo', 'Square. Shown beside the name.'),
      picture(
        'icon',
        'Icon',
        'Square, without a border. Shown in browser tabs and on home screens, where corners are cut.',
      ),
      picture(
        'shareImage',
        'Picture of shared links',
        'Shown when somebody shares a link. Best 1200 × 630 pixels.',
      ),
      paragraph(
        'medicalDisclaimer',
        'Note on medical texts',
        'That these texts do not replace a doctor. Shown below each of them.',
        {
          max: 300,
          bothLanguages: true,
        },
      ),
      defineField({
        name: 'demo',
        title: 'This is an example foundation',
        description:
          'While it is on, a ribbon on every page says that this foundation does not exist, and search engines are kept out.',
        type: 'boolean',
        initialValue: false,
      }),
      line(
        'demoNotice',
        'Words of that ribbon',
        'Shown at the top of every page while the switch above is on.',
        {max: 120},
      ),
      defineField({
        name: 'licencesEnabled',
        title: 'Show the licence pages',
        description:
          'Switched off, the pages about driving licences disappear from the website, and so do links to them.',
        type: 'boolean',
        initialValue: true,
      }),
    ]),
    ...inGroup('contact', [...contactWays, whatsappTracking]),
    ...inGroup('navigation', [
      defineField({
        name: 'navigation',
        title: 'Main navigation',
        description: 'One to six links at the top of every page, in this order. Drag them to sort.',
        type: 'array',
        of: [{type: 'link'}],
        validation: (rule) => rule.required().min(1).max(6),
      }),
      line(
        'callLabel',
        'Words of the call link',
        'Stands at the top of every page. The first phone number follows.',
        {max: 40},
      ),
      pageLink('donateLink', 'Donate button', 'The button at the top right of every page.'),
      pageLink(
        'volunteerLink',
        'Invitation to volunteer',
        'The small link in the line above the navigation.',
      ),
    ]),
    ...inGroup('footer', footer),
    ...inGroup('donations', [donations]),
  ],
  preview: singletonPreview('Settings', {subtitle: inEachLanguage('name'), media: 'logo'}),
})
