import {EnterRightIcon} from '@sanity/icons/EnterRight'
import {HomeIcon} from '@sanity/icons/Home'
import {defineArrayMember, defineField, defineType} from 'sanity'
import {
  inGroup,
  line,
  medicalFields,
  pageFields,
  pageLink,
  paragraph,
  picture,
  richText,
  section,
} from '../fields.ts'
import {inEachLanguage, previewOf, singletonPreview} from '../preview.ts'
import {inheritance} from './inheritance.ts'

const door = defineArrayMember({
  name: 'door',
  title: 'Door',
  type: 'object',
  icon: EnterRightIcon,
  fields: [
    line(
      'title',
      'Heading',
      'What somebody would say who chooses this door, such as “I am looking for help”.',
      {max: 60},
    ),
    paragraph('text', 'Text', 'What is behind this door, in one sentence.', {max: 200}),
    pageLink('link', 'Link', 'Where the door leads, and the words to click on.'),
  ],
  preview: previewOf({
    title: inEachLanguage('title'),
    subtitle: inEachLanguage('text'),
    untitled: 'New door',
  }),
})

const slide = defineArrayMember({
  name: 'slide',
  title: 'Slide',
  type: 'object',
  fields: [
    line('subtitle', 'Line above the heading', 'A few words in small letters.', {max: 80}),
    line('heading', 'Heading', 'The large words beside the picture.', {max: 90}),
    pageLink('link', 'Link', 'The button below the words.'),
    picture('picture', 'Picture', 'In landscape format, at least 1200 pixels wide.'),
  ],
  preview: previewOf({
    title: inEachLanguage('heading'),
    subtitle: inEachLanguage('subtitle'),
    media: 'picture',
    untitled: 'New slide',
  }),
})

const texts = (name: string, title: string, description: string) => ({
  name,
  title,
  description,
  type: 'array' as const,
  of: [{type: 'titledText' as const}],
})

const firstSteps = section(
  'firstSteps',
  'First steps after the diagnosis',
  'The part of the page for families who have just heard the diagnosis.',
  [
    line('heading', 'Heading', 'Stands above the steps.', {max: 90}),
    paragraph('intro', 'Introduction', 'Two or three calm sentences before the first step.', {max: 400}),
    picture('picture', 'Picture', 'Shown beside the steps.'),
    defineField({
      ...texts('steps', 'Steps', 'Two to eight steps, the most urgent one first. Drag them to sort.'),
      validation: (rule) => rule.required().min(2).max(8),
    }),
  ],
)

const education = section(
  'education',
  'Information about the disease',
  'The part of the page that explains the disease.',
  [
    line('eyebrow', 'Line above the heading', 'A few words in small letters. May stay empty.', {
      max: 60,
      optional: true,
    }),
    line('heading', 'Heading', 'Stands above the information.', {max: 90}),
    richText('intro', 'Introduction', 'The most important things in one or two paragraphs.'),
    picture('picture', 'Picture', 'Shown beside the introduction.'),
    defineField({
      ...texts(
        'topics',
        'Topics',
        'What it is, how it is inherited, main symptoms, origin and spread. Drag them to sort.',
      ),
      validation: (rule) => rule.required().min(1).max(8),
    }),
    pageLink('moreLink', '“More” link', 'The button below the topics.'),
    line('phoneLabel', 'Words before the phone number', 'The number follows; it comes from the settings.', {
      max: 60,
    }),
  ],
)

const donate = section('donate', 'Donating', 'The last part of the page, which leads to the donate page.', [
  line('heading', 'Heading', 'Calm and without urgency.', {max: 90}),
  paragraph('text', 'Text', 'What a donation makes possible, in two or three sentences.', {max: 400}),
  pageLink('link', 'Link', 'The button that leads to the donate page.'),
])

export const homePage = defineType({
  name: 'homePage',
  title: 'Home',
  type: 'document',
  icon: HomeIcon,
  groups: [
    {name: 'top', title: 'Top', default: true},
    {name: 'slides', title: 'Slides'},
    {name: 'steps', title: 'First steps'},
    {name: 'education', title: 'Information'},
    {name: 'bottom', title: 'Questions and donating'},
  ],
  fields: [
    ...inGroup('top', [
      ...pageFields(),
      paragraph('intro', 'Introduction', 'Two or three sentences below the heading.', {max: 320}),
      picture(
        'picture',
        'Picture beside the heading',
        'The first picture that visitors see, at least 1200 pixels wide.',
      ),
      defineField({
        name: 'doors',
        title: 'Two doors',
        description:
          'The two ways into the website, for people who need help and for people who want to help.',
        type: 'array',
        of: [door],
        validation: (rule) => rule.required().length(2),
      }),
    ]),
    ...inGroup('slides', [
      line('slidesName', 'Name of the slides', 'Read aloud to people who cannot see the slides.', {max: 60}),
      defineField({
        name: 'slides',
        title: 'Slides',
        description: 'One to eight pictures with words, shown one after the other. Drag them to sort.',
        type: 'array',
        of: [slide],
        validation: (rule) => rule.required().min(1).max(8),
      }),
      defineField({
        name: 'slidesAutoplay',
        title: 'Slides move by themselves',
        description: 'Best left off: moving pictures distract. Visitors can always stop them.',
        type: 'boolean',
        initialValue: false,
      }),
    ]),
    ...inGroup('steps', [firstSteps]),
    ...inGroup('education', [education, inheritance, ...medicalFields]),
    ...inGroup('bottom', [
      line('faqHeading', 'Heading of the questions', 'Stands above the questions and answers.', {max: 90}),
      paragraph(
        'faqIntro',
        'Introduction to the questions',
        'One sentence below that heading. May stay empty.',
        {
          max: 300,
          optional: true,
        },
      ),
      donate,
    ]),
  ],
  preview: singletonPreview('Home', {media: 'picture'}),
})
