import {createElement} from 'react'
import {renderToString} from 'react-dom/server'
import {expect, test, vi} from 'vitest'

vi.mock('sanity', () => ({
  useClient: () => ({getDocument: () => Promise.reject(new Error('the lake is away'))}),
  useSchema: () => ({get: () => ({fields: []})}),
}))
const {publishWithTranslationStatus} = await import('./publish.ts')

/** Publishes with an action of the Studio. */
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

test('publishing goes on where the state of its translations cannot be recorded', async () => {
  const onHandle = vi.fn()
  await publishWith({onHandle})
  expect(onHandle).toHaveBeenCalledOnce()
})

test('an error that is found while the translations are recorded stops publishing', async () => {
  const original = {onHandle: vi.fn(), disabled: false}
  const publishing = publishWith(original)
  original.disabled = true
  await publishing
  expect(original.onHandle).not.toHaveBeenCalled()
})
