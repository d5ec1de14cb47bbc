import {createElement} from 'react'
import {renderToString} from 'react-dom/server'
import {expect, test, vi} from 'vitest'

let validation: {level: string}[] = []
vi.mock('sanity', () => ({
  isValidationErrorMarker: ({level}: {level: string}) => level === 'error',
  useValidationStatus: () => ({validation}),
  useClient: () => ({getDocument: () => Promise.reject(new Error('the lake is away'))}),
  useSchema: () => ({get: () => ({fields: []})}),
}))
const {publishWithTranslationStatus} = await import('./publish.ts')

/** Publishes with the wrapped publish action. */
function publishWith(original: object): unknown {
  vi.spyOn(console, 'warn').mockReturnValue()
  const action = publishWithTranslationStatus((() => original) as never)
  let publish: (() => unknown) | undefined
  const Action = () => {
    publish = action({id: 'faq', type: 'faqEntry', draft: {}} as never)?.onHandle
    return null
  }
  renderToString(createElement(Action) as never)
  return publish?.()
}

test('publishing goes on where nothing can be recorded, unless an error is found meanwhile', async () => {
  const original = {onHandle: vi.fn(), disabled: false}
  const publishing = publishWith(original)
  original.disabled = true
  await publishing
  expect(original.onHandle).toHaveBeenCalledOnce()
  validation = [{level: 'error'}]
  await publishWith(original)
  expect(original.onHandle).toHaveBeenCalledOnce()
})
