import {useToast} from '@sanity/ui/toast'
import {useCallback, useEffect} from 'react'
import {
  FormCallbacksProvider,
  type ObjectInputProps,
  type PatchArg,
  PatchEvent,
  set,
  unset,
  useCopyPaste,
  useFormCallbacks,
  useGetFormValue,
  useTranslation,
} from 'sanity'
import {coveredTexts, isMarked} from '../../app/content/reviewed.ts'
import {changesReviewedText, markOf, reviewFields, saysReviewed} from './reviewed-texts.ts'
import {reviewsNamespace} from './texts.ts'

/**
 * The form of a document with medical texts. An edit that changes a reviewed text takes back the mark of the review in the
 * same transaction, and keeps who had reviewed it, so that they are published, discarded and shown to others together.
 * Who fills in the mark has it note which texts it is for: it counts for no others, should they change past this form.
 */
export function ReviewGuard(props: ObjectInputProps) {
  const {schemaType, onChange: change} = props
  const callbacks = useFormCallbacks()
  const getValue = useGetFormValue()
  const toast = useToast()
  const {t} = useTranslation(reviewsNamespace)

  const onChange = useCallback(
    (patch: PatchArg | PatchEvent) => {
      const event = PatchEvent.from(patch)
      const document = getValue([]) as Record<string, unknown> | undefined
      const marked = reviewFields.filter((field) => document?.[field])
      if (marked.length === 0 || !changesReviewedText(document, schemaType, event.patches)) {
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
    [change, getValue, schemaType, toast, t],
  )

  usePasteThrough(onChange, props)

  return (
    <FormCallbacksProvider {...callbacks} onChange={onChange}>
      {props.renderDefault({...props, onChange})}
    </FormCallbacksProvider>
  )
}

/** Pasting a copied field goes past the inputs, to what is set here: after the document's pane has set its own. */
function usePasteThrough(onChange: (patch: PatchArg | PatchEvent) => void, props: ObjectInputProps) {
  const {setDocumentMeta} = useCopyPaste()
  const {schemaType, value} = props
  const documentId = String(value?._id ?? '')
  useEffect(() => {
    const documentType = schemaType.name
    let ended = false
    queueMicrotask(() => {
      if (!ended && documentId) setDocumentMeta({documentId, documentType, schemaType, onChange})
    })
    return () => {
      ended = true
    }
  }, [setDocumentMeta, documentId, schemaType, onChange])
}
