import {CogIcon} from '@sanity/icons/Cog'
import {line, listField, pageLink, paragraph, picture, switchField} from '../fields.ts'
import {singleton, tab, tabs} from '../forms.ts'
import {contactWays} from './contact-ways.ts'
import {donations} from './donations.ts'
import {footer} from './footer.ts'
import {whatsappTracking} from './whatsapp-tracking.ts'

export const siteSettings = singleton({
  name: 'siteSettings',
  title: 'Settings',
  icon: CogIcon,
  subtitle: 'name',
  media: 'logo',
  ...tabs(
    tab('general', 'General', [
      line('name', 'Name of the foundation', 'Shown beside the logo, in browser tabs and in search results.'),
      line(
        'tagline',
        'Tagline',
        'What the foundation stands for, in a few words: the title of the home page in search results.',
        {max: 70},
      ),
      paragraph('about', 'The foundation in one sentence', 'Shown in the footer and in search engines.', {
        max: 240,
      }),
      picture('logo', 'Logo', 'Square. Shown beside the name.', 144),
      picture(
        'icon',
        'Icon',
        'Square, without a border. Shown in browser tabs and on home screens, which round off its corners.',
        512,
      ),
      picture(
        'shareImage',
        'Picture for shared links',
        'Shown in previews of shared links. Ideally 1200 × 630 pixels.',
        1200,
      ),
      paragraph(
        'medicalDisclaimer',
        'Note on medical texts',
        'Says that these texts do not replace medical advice. Shown below each of them.',
        {bothLanguages: true},
      ),
      switchField(
        'demo',
        'This is an example foundation',
        'While it is on, a ribbon on every page says that this foundation does not exist, and search engines are kept out.',
      ),
      line(
        'demoNotice',
        'Text of the ribbon',
        'Shown at the top of every page while the switch above is on. Keep it short: on phones it shares a line with the languages.',
        {max: 120},
      ),
      switchField(
        'licencesEnabled',
        'Show the licence pages',
        'When off, the driving licence pages and all links to them disappear from the website.',
        true,
      ),
    ]),
    tab('contact', 'Contact', contactWays),
    tab('privacy', 'Privacy', [whatsappTracking]),
    tab('navigation', 'Navigation', [
      listField(
        'navigation',
        'Main navigation',
        'One to six links at the top of every page. Drag them to sort. The newsletter link is added automatically.',
        [{type: 'link'}],
        (rule) => rule.required().min(1).max(6),
      ),
      line(
        'callLabel',
        'Text of the call link',
        'Shown at the top of every page. The first phone number follows.',
        {max: 40},
      ),
      pageLink('donateLink', 'Donate button', 'The button at the top right of every page.'),
      pageLink(
        'volunteerLink',
        'Invitation to volunteer',
        'The small link in the line above the navigation.',
      ),
    ]),
    tab('footer', 'Footer', footer),
    tab('donations', 'Donations', [donations]),
  ),
})
