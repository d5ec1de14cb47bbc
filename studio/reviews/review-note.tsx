import {Card, Stack, Text} from '@sanity/ui'
import {getPublishedId, useDateTimeFormat, useEditState, useFormValue} from 'sanity'
import {isMarked} from '../../app/content/reviewed.ts'
import {dayInWords} from '../i18n/dates.ts'
import {t} from '../i18n/texts/reviews.ts'
import {formerReview} from './reviewed-texts.ts'

type ReviewedType = 'homePage' | 'faqEntry' | 'emergencyNote' | 'emergencyCardPage'

/** Says below a review's fields what it covers and when it ends, or that it has ended. */
export function ReviewNote() {
  const document = useFormValue([]) as {_id: string; _type: ReviewedType} & Record<string, unknown>
  const {published} = useEditState(getPublishedId(document._id), document._type)
  const dates = useDateTimeFormat({dateStyle: 'long', timeZone: 'UTC'})
  const former = formerReview(document, published)

  const isBeingMarked = !isMarked(document) && (document.reviewedBy || document.reviewedOn)
  if (former?.on && !isBeingMarked) {
    const saysWhichTexts = !isMarked(document) || document.reviewedTexts
    const date = dayInWords(dates, former.on)
    return (
      <Card tone="caution" border radius={2} padding={3} role="status">
        <Stack gap={3}>
          <Text size={1} weight="semibold">
            {t('ended.title')}
          </Text>
          <Text size={1}>{t(saysWhichTexts ? 'ended.text' : 'unknown.text', {name: former.by, date})}</Text>
        </Stack>
      </Card>
    )
  }
  return (
    <Text size={1} muted>
      {t(`note.covers.${document._type}`)} {t('note.resets')}
    </Text>
  )
}
