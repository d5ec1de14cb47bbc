import {paragraph, section, switchField} from '../fields.ts'

/** Reports of WhatsApp clicks: a field of the settings. Legal texts, so in both languages or not at all. */

const bothLanguages = {bothLanguages: true}

export const whatsappTracking = section(
  'whatsappTracking',
  'Reports of WhatsApp clicks',
  'When a visitor opens the chat, the foundation can get a message with IP address, country, city and internet provider. This happens only for visitors who agreed on the privacy page, and only if your administrator has set up the lookup services. Ask a legal expert first.',
  [
    switchField(
      'enabled',
      'Ask visitors on the privacy page',
      'When off, visitors are not asked, and nothing is looked up or sent.',
    ),
    paragraph(
      'purpose',
      'Purpose',
      'Why the foundation wants to know this. Visitors who agreed are asked again when you change any of these four texts.',
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
