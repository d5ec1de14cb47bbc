import {InfoOutlineIcon} from '@sanity/icons/InfoOutline'
import {LinkIcon} from '@sanity/icons/Link'
import {TargetIcon} from '@sanity/icons/Target'
import {UsersIcon} from '@sanity/icons/Users'
import {
  line,
  listField,
  numberField,
  pageLink,
  pageTop,
  paragraph,
  picture,
  richText,
  section,
  shapes,
  stringField,
} from '../fields.ts'
import {isHttps} from '../formats.ts'
import {item, singleton, tab, tabs} from '../forms.ts'

const goal = item(
  'goal',
  'Goal',
  {
    icon: TargetIcon,
    title: 'title',
    subtitle: 'text',
    media: 'picture',
    untitled: 'New goal',
  },
  [
    line('title', 'Heading', 'The goal in a few words.', {max: 80}),
    paragraph('text', 'Text', 'What the foundation does for it, in two or three sentences.', {max: 400}),
    picture('picture', 'Picture', 'Shown beside the text, in landscape format.', 1000, shapes.goal),
  ],
)

const webLink = [
  line('label', 'Name', 'Shown on the page.', {max: 80}),
  stringField('url', 'Address', 'A full address, for example https://www.example.org. Optional.', (rule) =>
    rule.custom(isHttps),
  ),
]

const organisation = section(
  'organisation',
  'Who is behind the foundation',
  'A few facts at the top of the page, all optional. The legal form comes from the imprint.',
  [
    line('heading', 'Heading', 'Shown above the facts. Without a heading they are hidden.', {optional: true}),
    numberField('founded', 'Founded in', 'The year, for example 2019.', (rule) =>
      rule.integer().min(1500).max(2100),
    ),
    line('board', 'Board', 'First and last names, with their roles.', {max: 200, optional: true}),
    section('annualReport', 'Annual report', 'The latest one. Optional.', webLink, {optional: true}),
    listField('partners', 'Partners', 'Organisations that you work with. Ask them first.', [
      item('partner', 'Partner', {icon: LinkIcon, title: 'label', untitled: 'New partner'}, webLink),
    ]),
  ],
  {optional: true},
)

export const aboutPage = singleton({
  name: 'aboutPage',
  title: 'About us',
  icon: InfoOutlineIcon,
  media: 'picture',
  ...tabs(
    tab('top', 'Top', [
      ...pageTop('One or two sentences below the heading: who the foundation is.', 320),
      organisation,
    ]),
    tab('mission', 'Mission and goals', [
      section('mission', 'Mission', 'What the foundation exists for, with a picture beside it.', [
        line('heading', 'Heading', 'Shown above the text of the mission.', {max: 90}),
        richText('body', 'Text', 'What the foundation wants to change, and how, in a few short paragraphs.'),
        picture('picture', 'Picture', 'Shown beside the text of the mission.'),
      ]),
      line('goalsHeading', 'Heading of the goals', 'Shown above the goals.', {max: 90}),
      listField('goals', 'Goals', 'One to six goals. Drag them to sort.', [goal], (rule) =>
        rule.required().min(1).max(6),
      ),
    ]),
    tab('bottom', 'Links and team', [
      pageLink('contactLink', 'Link to the contact page', 'The button for people who want to ask something.'),
      pageLink('donateLink', 'Link to the donate page', 'The button for people who want to give something.'),
      line('teamHeading', 'Heading of the team', 'Shown above the first four members of the team.', {
        max: 90,
      }),
      paragraph('teamIntro', 'Introduction to the team', 'One or two sentences below that heading.'),
      pageLink('teamLink', 'Link to the whole team', 'The button below the first four members.'),
    ]),
  ),
})

export const teamPage = singleton({
  name: 'teamPage',
  title: 'Team page',
  icon: UsersIcon,
  media: 'picture',
  fields: [
    ...pageTop('Two or three sentences below the heading. Edit the people under “Team”.', 400),
    pageLink('volunteerLink', 'Link for people who want to join', 'The button below the people.'),
  ],
})
