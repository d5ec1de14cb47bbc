import {Stack} from '@sanity/ui'
import {definePlugin, type FieldProps, type InputProps, isObjectInputProps} from 'sanity'
import {ReviewGuard} from './review-guard.tsx'
import {ReviewNote} from './review-note.tsx'
import {reviewedTypes} from './reviewed-texts.ts'

function ReviewInput(props: InputProps) {
  const isReviewedDocument =
    props.path.length === 0 && isObjectInputProps(props) && reviewedTypes.includes(props.schemaType.name)
  return isReviewedDocument ? <ReviewGuard {...props} /> : props.renderDefault(props)
}

function ReviewField(props: FieldProps) {
  if (props.path.length !== 1 || props.name !== 'reviewedOn') return props.renderDefault(props)
  return (
    <Stack gap={4}>
      {props.renderDefault(props)}
      <ReviewNote />
    </Stack>
  )
}

/** Ends a medical review when a reviewed text is changed, and says so beside its fields. */
export const reviews = definePlugin({
  name: 'reviews',
  form: {components: {input: ReviewInput, field: ReviewField}},
})
