import {EnterRightIcon} from '@sanity/icons/EnterRight'
import {HomeIcon} from '@sanity/icons/Home'
import {
  line,
  listField,
  medicalFields,
  pageFields,
  pageLink,
  paragraph,
  picture,
  richText,
  section,
  shapes,
} from '../fields.ts'
import {item, singleton, tab, tabs} from '../forms.ts'
import {cells} from './cells.ts'
import {inheritance} from './inheritance.ts'

const door = item(
  'door',
  'Entry point',
  {
    icon: EnterRightIcon,
    title: 'title',
    subtitle: 'text',
    untitled: 'New entry point',
  },
  [
    line('title', 'Heading', 'What visitors who choose it would say, for example “I am looking for help”.'),
    paragraph('text', 'Text', 'What visitors find there, in one sentence.', {max: 200}),
    line(
      'stepsLabel',
      'Text of a link to the first steps',
      'A second link, to the first steps on this page. Optional.',
      {max: 40, optional: true},
    ),
    pageLink('link', 'Link', 'Where it leads, and the text to click.'),
  ],
)

const slide = item(
  'slide',
  'Slide',
  {
    title: 'heading',
    subtitle: 'subtitle',
    media: 'picture',
    untitled: 'New slide',
  },
  [
    line('subtitle', 'Line above the heading', 'A few words in small letters.', {max: 80}),
    line('heading', 'Heading', 'The large text beside the picture.', {max: 90}),
    pageLink('link', 'Link', 'The button below the text.'),
    picture('picture', 'Picture', 'In landscape format, at least 1200 pixels wide.', 1200, shapes.slide),
  ],
)

const firstSteps = section(
  'firstSteps',
  'First steps after the diagnosis',
  'The part of the page for families who have just heard the diagnosis.',
  [
    line('heading', 'Heading', 'Shown above the steps.', {max: 90}),
    paragraph('intro', 'Introduction', 'Two or three calm sentences before the first step.', {max: 400}),
    picture('picture', 'Picture', 'Shown beside the steps, on wide screens.'),
    listField(
      'steps',
      'Steps',
      'Two to eight steps, the most urgent one first. Visitors see the headings; the texts open with a click. Drag them to sort.',
      [{type: 'titledText'}],
      (rule) => rule.required().min(2).max(8),
    ),
    pageLink('link', 'Link below the steps', 'For example to the emergency card. Optional.', {
      optional: true,
    }),
  ],
)

const education = section(
  'education',
  'Information about the disease',
  'The part of the page that explains the disease.',
  [
    line('eyebrow', 'Line above the heading', 'A few words in small letters. Optional.', {optional: true}),
    line('heading', 'Heading', 'Shown above this part of the page.', {max: 90}),
    richText('intro', 'Introduction', 'The most important things in one or two paragraphs.'),
    picture('picture', 'Picture', 'Shown beside the introduction.'),
    cells,
    listField(
      'topics',
      'Topics',
      'What it is, how it is inherited, main symptoms, origin and spread. The texts open with a click. Drag them to sort.',
      [{type: 'titledText'}],
      (rule) => rule.required().min(1).max(8),
    ),
    pageLink('moreLink', '“More” link', 'The button below the topics.'),
    line('phoneLabel', 'Text before the phone number', 'The number from the settings follows.'),
  ],
)

const donate = section('donate', 'Donating', 'The last part of the page, which leads to the donate page.', [
  line('heading', 'Heading', 'Calm and without urgency.', {max: 90}),
  paragraph('text', 'Text', 'What a donation makes possible, in two or three sentences.', {max: 400}),
  pageLink('link', 'Link', 'The button that leads to the donate page.'),
])

export const homePage = singleton({
  name: 'homePage',
  title: 'Home',
  icon: HomeIcon,
  media: 'picture',
  ...tabs(
    tab('top', 'Top', [
      ...pageFields(),
      paragraph('intro', 'Introduction', 'Two or three sentences below the heading.', {max: 320}),
      picture(
        'picture',
        'Picture beside the heading',
        'The first picture that visitors see, at least 1200 pixels wide.',
        1200,
        shapes.hero,
      ),
      listField(
        'doors',
        'Two entry points',
        'The two ways into the website, for people who need help and for people who want to help.',
        [door],
        (rule) => rule.required().length(2),
      ),
    ]),
    tab('slides', 'Slides', [
      line('slidesName', 'Name of the slideshow', 'Read aloud to people who cannot see the slides.'),
      listField(
        'slides',
        'Slides',
        'One to eight pictures with text, shown one after the other. Drag them to sort.',
        [slide],
        (rule) => rule.required().min(1).max(8),
      ),
    ]),
    tab('steps', 'First steps', [firstSteps]),
    tab('education', 'Information', [education, inheritance, ...medicalFields]),
    tab('bottom', 'Questions and donating', [
      line('faqHeading', 'Heading of the questions', 'Shown above the questions and answers.', {max: 90}),
      paragraph('faqIntro', 'Introduction to the questions', 'One sentence below that heading. Optional.', {
        optional: true,
      }),
      donate,
    ]),
  ),
})
