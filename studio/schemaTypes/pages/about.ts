import {InfoOutlineIcon} from '@sanity/icons/InfoOutline'
import {TargetIcon} from '@sanity/icons/Target'
import {UsersIcon} from '@sanity/icons/Users'
import {defineArrayMember, defineField, defineType} from 'sanity'
import {inGroup, line, pageFields, pageLink, paragraph, picture, richText, section} from '../fields.ts'
import {inEachLanguage, previewOf, singletonPreview} from '../preview.ts'

const goal = defineArrayMember({
  name: 'goal',
  title: 'Goal',
  type: 'object',
  icon: TargetIcon,
  fields: [
    line('title', 'Heading', 'The goal in a few words.', {max: 80}),
    paragraph('text', 'Text', 'What the foundation does for it, in two or three sentences.', {max: 400}),
    picture('picture', 'Picture', 'Shown beside the text, in landscape format.'),
  ],
  preview: previewOf({
    title: inEachLanguage('title'),
    subtitle: inEachLanguage('text'),
    media: 'picture',
    untitled: 'New goal',
  }),
})

const banner = 'The wide picture at the top of the page, at least 1600 pixels wide.'

export const aboutPage = defineType({
  name: 'aboutPage',
  title: 'About us',
  type: 'document',
  icon: InfoOutlineIcon,
  groups: [
    {name: 'top', title: 'Top', default: true},
    {name: 'mission', title: 'Mission and goals'},
    {name: 'bottom', title: 'Links and team'},
  ],
  fields: [
    ...inGroup('top', [
      ...pageFields(),
      paragraph('intro', 'Introduction', 'Two or three sentences below the heading: who the foundation is.', {
        max: 320,
      }),
      picture('picture', 'Banner picture', banner),
    ]),
    ...inGroup('mission', [
      section('mission', 'Mission', 'What the foundation exists for, with a picture beside it.', [
        line('heading', 'Heading', 'Stands above the text of the mission.', {max: 90}),
        richText('body', 'Text', 'What the foundation wants to change, and how, in a few short paragraphs.'),
        picture('picture', 'Picture', 'Shown beside the text of the mission.'),
      ]),
      line('goalsHeading', 'Heading of the goals', 'Stands above the list of goals.', {max: 90}),
      defineField({
        name: 'goals',
        title: 'Goals',
        description: 'One to six goals, in the order in which they are shown. Drag them to sort.',
        type: 'array',
        of: [goal],
        validation: (rule) => rule.required().min(1).max(6),
      }),
    ]),
    ...inGroup('bottom', [
      pageLink('contactLink', 'Link to the contact page', 'The button for people who want to ask something.'),
      pageLink('donateLink', 'Link to the donate page', 'The button for people who want to give something.'),
      line('teamHeading', 'Heading of the team', 'Stands above the first four members of the team.', {
        max: 90,
      }),
      paragraph('teamIntro', 'Introduction to the team', 'One or two sentences below that heading.', {
        max: 300,
      }),
      pageLink('teamLink', 'Link to the whole team', 'The button below the first four members.'),
    ]),
  ],
  preview: singletonPreview('About us', {media: 'picture'}),
})

export const teamPage = defineType({
  name: 'teamPage',
  title: 'Team page',
  type: 'document',
  icon: UsersIcon,
  fields: [
    ...pageFields(),
    paragraph(
      'intro',
      'Introduction',
      'Two or three sentences below the heading. The people themselves are under “Team”.',
      {max: 400},
    ),
    picture('picture', 'Banner picture', banner),
    pageLink('volunteerLink', 'Link for people who want to join', 'The button below the people.'),
  ],
  preview: singletonPreview('Team page', {media: 'picture'}),
})
