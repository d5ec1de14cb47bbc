import {defineField} from 'sanity'
import {paragraph, section} from '../fields.ts'

/** Reports of WhatsApp clicks: a field of the settings. Legal texts, so in both languages or not at all. */

const bothLanguages = {bothLanguages: true, max: 300}

export const whatsappTracking = section(
  'whatsappTracking',
  'Reports of WhatsApp clicks',
  'When somebody opens the chat, the foundation can get a message with IP address, country, city and internet provider. This happens only for visitors who have agreed on the privacy page, and only if somebody has set the services for it (GEOLOCATION_URL). Have it checked by somebody who knows the law first.',
  [
    defineField({
      name: 'enabled',
      title: 'Ask visitors on the privacy page',
      description: 'Switched off, nobody is asked, and nothing is looked up or sent.',
      type: 'boolean',
      initialValue: false,
    }),
    paragraph(
      'purpose',
      'What it is for',
      'Why the foundation wants to know this. Whoever has agreed is asked again when you change any of these four texts.',
      bothLanguages,
    ),
    paragraph(
      'recipient',
      'Who gets the data',
      'The foundation, and the companies that are asked about the IP address, by name.',
      bothLanguages,
    ),
    paragraph('country', 'In which countries', 'Where these companies process the data.', bothLanguages),
    paragraph('duration', 'How long it is kept', 'By the foundation and by these companies.', bothLanguages),
  ],
  {optional: true},
)
