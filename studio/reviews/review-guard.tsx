import {useToast} from '@sanity/ui/toast'
import {useCallback} from 'react'
import {
  FormCallbacksProvider,
  type ObjectInputProps,
  type PatchArg,
  PatchEvent,
  type SanityDocument,
  set,
  unset,
  useFormCallbacks,
  useGetFormValue,
} from 'sanity'
import {coveredTexts, isMarked} from '../../app/content/reviewed.ts'
import {t} from '../i18n/texts/reviews.ts'
import {changesReviewedText, markOf, reviewFields, saysReviewed} from './reviewed-texts.ts'

/**
 * The form of a document with medical texts. An edit of a reviewed text ends the review in the same transaction and keeps the
 * reviewer's name, so that both are published, discarded and shown to others together. Filling in the review also stores
 * which texts it covers, so it does not count for texts that change outside this form.
 */
export function ReviewGuard(props: ObjectInputProps) {
  const {onChange: change} = props
  const callbacks = useFormCallbacks()
  const getValue = useGetFormValue()
  const toast = useToast()

  const onChange = useCallback(
    (patch: PatchArg | PatchEvent) => {
      const event = PatchEvent.from(patch)
      const document = getValue([]) as SanityDocument
      const marked = reviewFields.filter((field) => document[field])
      if (marked.length === 0 || !changesReviewedText(document, event.patches)) {
        return change(
          saysReviewed(document, event.patches)
            ? event.append(set(coveredTexts(document), ['reviewedTexts']))
            : event,
        )
      }
      const kept = isMarked(document) ? [set(markOf(document), ['formerReview'])] : []
      change(event.append([...kept, ...[...marked, 'reviewedTexts'].map((field) => unset([field]))]))
      toast.push({
        id: 'review-reset',
        status: 'warning',
        title: t('toast.title'),
        description: t('toast.text'),
        closable: true,
      })
    },
    [change, getValue, toast],
  )

  return (
    <FormCallbacksProvider {...callbacks} onChange={onChange}>
      {props.renderDefault({...props, onChange})}
    </FormCallbacksProvider>
  )
}
