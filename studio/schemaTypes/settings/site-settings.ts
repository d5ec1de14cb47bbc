import {defineArrayMember, defineField, defineType} from 'sanity'
import {line, paragraph, picture} from '../fields.ts'

const phonePattern = /^\+?[\d\s()/-]{5,24}$/

const phone = defineArrayMember({
  name: 'phoneNumber',
  title: 'Phone',
  type: 'object',
  fields: [
    line('label', 'What for', undefined, {max: 40}),
    defineField({
      name: 'number',
      title: 'Number',
      description: 'With country code, for example +49 30 23125 100.',
      type: 'string',
      validation: (rule) => rule.required().regex(phonePattern, {name: 'phone number'}),
    }),
  ],
  preview: {select: {title: 'number', subtitle: 'label.de'}},
})

const email = defineArrayMember({
  name: 'emailAddress',
  title: 'E-mail',
  type: 'object',
  fields: [
    line('label', 'What for', undefined, {max: 40}),
    defineField({
      name: 'address',
      title: 'Address',
      type: 'string',
      validation: (rule) => rule.required().email(),
    }),
  ],
  preview: {select: {title: 'address', subtitle: 'label.de'}},
})

const footerColumn = defineArrayMember({
  name: 'footerColumn',
  title: 'Column',
  type: 'object',
  fields: [
    line('title', 'Heading', undefined, {max: 40}),
    defineField({
      name: 'links',
      title: 'Links',
      type: 'array',
      of: [{type: 'link'}],
      validation: (rule) => rule.required().min(1),
    }),
  ],
  preview: {select: {title: 'title.de', subtitle: 'title.en'}},
})

const donations = defineField({
  name: 'donations',
  title: 'Donations',
  type: 'object',
  group: 'donations',
  fields: [
    defineField({
      name: 'presets',
      title: 'Amounts to choose from',
      description: 'Whole amounts, for example 20, 50, 100, 200.',
      type: 'array',
      of: [{type: 'number', validation: (rule) => rule.required().integer().positive()}],
      validation: (rule) => rule.required().min(1).max(6).unique(),
    }),
    defineField({
      name: 'defaultPreset',
      title: 'Amount chosen at first',
      type: 'number',
      validation: (rule) =>
        rule
          .required()
          .custom(
            (value, {parent}) =>
              (parent as {presets?: number[]}).presets?.includes(value as number) ||
              'Choose one of the amounts above.',
          ),
    }),
    defineField({
      name: 'currencySymbol',
      title: 'Currency symbol',
      type: 'string',
      validation: (rule) => rule.required().max(4),
    }),
    defineField({
      name: 'currencyCode',
      title: 'Currency code',
      description: 'Three letters, for example USD or EUR.',
      type: 'string',
      validation: (rule) => rule.required().regex(/^[A-Z]{3}$/, {name: 'three capital letters'}),
    }),
    defineField({
      name: 'testMode',
      title: 'Test mode',
      description: 'While it is on, nothing is charged and every step says so.',
      type: 'boolean',
      initialValue: true,
    }),
    paragraph('testNotice', 'Notice in test mode', undefined, {max: 240, bothLanguages: true}),
    defineField({
      name: 'bankAccount',
      title: 'Account for transfers',
      type: 'object',
      fields: [
        defineField({name: 'holder', title: 'Account holder', type: 'string'}),
        defineField({name: 'iban', title: 'IBAN', type: 'string'}),
        defineField({name: 'bic', title: 'BIC', type: 'string'}),
        defineField({name: 'bank', title: 'Bank', type: 'string'}),
      ],
    }),
  ],
  validation: (rule) => rule.required(),
})

const newsletter = defineField({
  name: 'newsletter',
  title: 'Newsletter',
  type: 'object',
  group: 'footer',
  fields: [
    line('heading', 'Heading', undefined, {max: 60}),
    paragraph('text', 'Text', undefined, {max: 240}),
    line('emailLabel', 'Label: e-mail', undefined, {max: 60}),
    line('buttonLabel', 'Button', undefined, {max: 40}),
    paragraph('inactiveNotice', 'While nobody can subscribe', 'Shown at the button and after pressing it.', {
      max: 240,
    }),
  ],
  validation: (rule) => rule.required(),
})

const whatsapp = defineField({
  name: 'whatsapp',
  title: 'WhatsApp',
  type: 'object',
  group: 'contact',
  fields: [
    defineField({name: 'enabled', title: 'Show the WhatsApp button', type: 'boolean', initialValue: true}),
    defineField({
      name: 'number',
      title: 'Number',
      description: 'With country code, for example +49 30 23125 900.',
      type: 'string',
      validation: (rule) => rule.required().regex(phonePattern, {name: 'phone number'}),
    }),
    line('label', 'Words of the button', undefined, {max: 60}),
    line(
      'notice',
      'Note beside the button',
      'That it is a service of another company, and to send no diagnosis.',
      {max: 160},
    ),
  ],
  validation: (rule) => rule.required(),
})

export const siteSettings = defineType({
  name: 'siteSettings',
  title: 'Settings',
  type: 'document',
  groups: [
    {name: 'general', title: 'General', default: true},
    {name: 'contact', title: 'Contact'},
    {name: 'navigation', title: 'Navigation'},
    {name: 'footer', title: 'Footer'},
    {name: 'donations', title: 'Donations'},
  ],
  fields: [
    ...[
      line('name', 'Name of the foundation', undefined, {max: 60}),
      line('tagline', 'Tagline', 'The title of the home page.', {max: 70}),
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
      picture('shareImage', 'Picture of shared links', '1200 × 630, shown when somebody shares a link.'),
      paragraph('medicalDisclaimer', 'Note on medical texts', 'That these texts do not replace a doctor.', {
        max: 300,
        bothLanguages: true,
      }),
      defineField({
        name: 'demo',
        title: 'This is an example foundation',
        description: 'While it is on, a ribbon on every page says that this foundation does not exist.',
        type: 'boolean',
        initialValue: false,
      }),
      line('demoNotice', 'Words of that ribbon', undefined, {max: 120}),
      defineField({
        name: 'licencesEnabled',
        title: 'Show the licence pages',
        description: 'Switched off, the pages about driving licences disappear from the website.',
        type: 'boolean',
        initialValue: true,
      }),
    ].map((field) => ({...field, group: 'general'})),
    defineField({
      name: 'phones',
      title: 'Phone numbers',
      description: 'The first one is shown at the top of every page.',
      type: 'array',
      of: [phone],
      group: 'contact',
      validation: (rule) => rule.required().min(1),
    }),
    defineField({
      name: 'emails',
      title: 'E-mail addresses',
      description: 'The first one is shown at the top of every page.',
      type: 'array',
      of: [email],
      group: 'contact',
      validation: (rule) => rule.required().min(1),
    }),
    whatsapp,
    ...[
      defineField({
        name: 'navigation',
        title: 'Main navigation',
        type: 'array',
        of: [{type: 'link'}],
        validation: (rule) => rule.required().min(1).max(6),
      }),
      line('callLabel', 'Words of the call link', 'The number follows.', {max: 40}),
      defineField({
        name: 'donateLink',
        title: 'Donate button',
        type: 'link',
        validation: (rule) => rule.required(),
      }),
      defineField({
        name: 'volunteerLink',
        title: 'Invitation to volunteer',
        type: 'link',
        validation: (rule) => rule.required(),
      }),
    ].map((field) => ({...field, group: 'navigation'})),
    defineField({
      name: 'footerColumns',
      title: 'Columns of links',
      type: 'array',
      of: [footerColumn],
      group: 'footer',
      validation: (rule) => rule.required().min(1).max(5),
    }),
    {...line('galleryHeading', 'Heading of the gallery', undefined, {max: 60}), group: 'footer'},
    defineField({
      name: 'gallery',
      title: 'Gallery',
      type: 'array',
      of: [{type: 'picture'}],
      group: 'footer',
      validation: (rule) => rule.max(12),
    }),
    newsletter,
    {
      ...line('copyright', 'Copyright line', 'The year is added by itself.', {max: 120}),
      group: 'footer',
    },
    donations,
  ],
  preview: {prepare: () => ({title: 'Settings'})},
})
