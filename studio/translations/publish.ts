import {useState} from 'react'
import {type DocumentActionComponent, useClient, useSchema} from 'sanity'
import {apiVersion} from '../environment.ts'
import {recordPrefix, type StoredRecord, storeRecords} from './record.ts'
import {fingerprintedPairs, recordOnPublish} from './standing.ts'

const extended = new WeakMap<DocumentActionComponent, DocumentActionComponent>()

/**
 * The publish action, which first records which translations are in step. Should that fail, publishing goes on: then the
 * board compares with what was recorded before. The same action gives the same again: a new one would forget what it
 * was about to do, such as to publish as soon as all is saved.
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
      original.onHandle?.()
    }
    return {...original, disabled: original.disabled || recording, onHandle}
  }
  return Object.assign(action, publish)
}
