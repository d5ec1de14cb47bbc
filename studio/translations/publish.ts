import {useRef, useState} from 'react'
import {type DocumentActionComponent, useClient, useSchema} from 'sanity'
import {apiVersion} from '../environment.ts'
import {recordPrefix, type StoredRecord, storeRecords} from './record.ts'
import {fingerprintedPairs, recordOnPublish} from './standing.ts'

const extended = new WeakMap<DocumentActionComponent, DocumentActionComponent>()

/**
 * The publish action, which first records which translations are in step. If that fails, the document is still published, and
 * the board compares with the former record. The wrapper is memoised: a new one would lose its state, such as a publish that
 * waits for a save.
 */
export function publishWithTranslationStatus(publish: DocumentActionComponent): DocumentActionComponent {
  const action = extended.get(publish) ?? recordBefore(publish)
  extended.set(publish, action)
  return action
}

function recordBefore(publish: DocumentActionComponent): DocumentActionComponent {
  const action: DocumentActionComponent = (props) => {
    const {id, type, draft, published} = props
    const client = useClient({apiVersion})
    const schemaType = useSchema().get(type)
    const original = publish(props)
    const latest = useRef(original)
    latest.current = original
    const [recording, setRecording] = useState(false)
    if (!original?.onHandle) return original

    const record = async () => {
      if (!schemaType || !draft) return
      const stored = await client.getDocument<StoredRecord>(recordPrefix + id)
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
      await record().catch((error) => console.warn('What is translated could not be recorded.', error))
      setRecording(false)
      // Meanwhile, an error may have been found in the document.
      if (!latest.current?.disabled) latest.current?.onHandle?.()
    }
    return {...original, disabled: original.disabled || recording, onHandle}
  }
  return Object.assign(action, publish)
}
