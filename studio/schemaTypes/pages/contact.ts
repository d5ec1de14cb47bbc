import {EnvelopeIcon} from '@sanity/icons/Envelope'
import {line, pageTop, stringField, switchField} from '../fields.ts'
import {singleton, tab, tabs} from '../forms.ts'
import {messageFormFields} from './message-form.ts'

export const contactPage = singleton({
  name: 'contactPage',
  title: 'Contact us',
  icon: EnvelopeIcon,
  media: 'picture',
  ...tabs(
    tab('page', 'Page', [
      ...pageTop('One or two sentences below the heading.', 320),
      line('phoneHours', 'Phone hours', 'Days and hours, shown below the phone numbers. Optional.', {
        max: 120,
        optional: true,
      }),
      line(
        'replyTime',
        'Reply time',
        'How soon you answer, in a few words. Shown above the form. Optional.',
        {max: 80, optional: true},
      ),
      line('languages', 'Languages', 'The languages in which people can write and call. Optional.', {
        max: 80,
        optional: true,
      }),
      line('formHeading', 'Heading of the form', 'Shown above the form.', {max: 90}),
    ]),
    tab('form', 'Form', [
      stringField(
        'subject',
        'Subject of the messages',
        'The subject of messages sent with this form. Visitors do not see it.',
        (rule) => rule.required().max(120),
      ),
      switchField(
        'phoneRequired',
        'Phone number is required',
        'When off, an e-mail address or a phone number is enough.',
        true,
      ),
      ...messageFormFields,
    ]),
  ),
})
