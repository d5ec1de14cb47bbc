import {useRef, useState} from 'react'
import {
  type DocumentActionComponent,
  isValidationErrorMarker,
  useClient,
  useSchema,
  useValidationStatus,
} from 'sanity'
import {everythingHandedOver} from '../desk/handover.ts'
import {apiVersion} from '../environment.ts'
import {recordPrefix, type StoredRecord, storeRecords} from './record.ts'
import {fingerprintedPairs, recordOnPublish} from './standing.ts'

/**
 * The publish action, which waits for the last letters and records which translations are in step. If that fails, the document
 * is still published, and the board compares with the former record.
 */
export const publishWithTranslationStatus =
  (usePublish: DocumentActionComponent): DocumentActionComponent =>
  (props) => {
    const {id, type, draft, published} = props
    const client = useClient({apiVersion})
    const schemaType = useSchema().get(type)
    const original = usePublish(props)
    const {validation, isValidating, revision} = useValidationStatus(draft?._id ?? id, type, true)
    const isWrong = !isValidating && revision === draft?._rev && validation.some(isValidationErrorMarker)
    const latest = useRef({original, isWrong, draft, published})
    latest.current = {original, isWrong, draft, published}
    const [recording, setRecording] = useState(false)
    if (!original?.onHandle) return original

    const record = async () => {
      const stored = await client.getDocument<StoredRecord>(recordPrefix + id)
      const {draft, published} = latest.current
      if (!schemaType || !draft) return
      const before = stored?.entries ?? []
      const after = recordOnPublish(
        before,
        fingerprintedPairs(schemaType, published),
        fingerprintedPairs(schemaType, draft),
      )
      await storeRecords(client, [{documentId: id, before, after}])
    }
    const onHandle = async () => {
      setRecording(true)
      await everythingHandedOver()
      await record().catch((error) => console.warn('What is translated could not be recorded.', error))
      setRecording(false)
      // Validation may have failed meanwhile. If it is still running, or a save is, the action itself waits.
      if (!latest.current.isWrong) latest.current.original?.onHandle?.()
    }
    return {...original, disabled: original.disabled || recording, onHandle}
  }
