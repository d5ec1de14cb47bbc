import {useEffect, useRef} from 'react'
import {getPublishedId, type SlugInputProps, set, useEditState, useFormValue} from 'sanity'
import {asAddress} from '../schemaTypes/formats.ts'

interface Question {
  _id: string
  _type: string
  question?: {de?: string; en?: string}
}

/**
 * The slug of a question. It follows the English text, with the German one as fallback, until the question is published
 * or an editor changes the slug.
 */
export function AddressInput(props: SlugInputProps) {
  const {value, readOnly, onChange} = props
  const {_id, _type, question} = useFormValue([]) as Question
  const {ready, published} = useEditState(getPublishedId(_id), _type)
  const proposed = asAddress(question?.en || question?.de || '')
  const former = useRef(proposed)

  useEffect(() => {
    if (!ready || proposed === former.current) return
    const follows = !value?.current || value.current === former.current
    former.current = proposed
    if (follows && !published && !readOnly && proposed) onChange(set({_type: 'slug', current: proposed}))
  }, [ready, proposed, value, published, readOnly, onChange])

  return props.renderDefault(props)
}
