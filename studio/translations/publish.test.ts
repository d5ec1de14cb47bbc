import {createElement} from 'react'
import {renderToString} from 'react-dom/server'
import {expect, test, vi} from 'vitest'

vi.mock('sanity', () => ({
  useClient: () => ({getDocument: () => Promise.reject(new Error('the lake is away'))}),
  useSchema: () => ({get: () => ({fields: []})}),
}))
const {publishWithTranslationStatus} = await import('./publish.ts')

test('publishing goes on where the state of its translations cannot be recorded', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const onHandle = vi.fn()
  const action = publishWithTranslationStatus((() => ({label: 'Publish', onHandle})) as never)
  let publish: (() => unknown) | undefined
  const Action = () => {
    publish = action({id: 'faq', type: 'faqEntry', draft: {}} as never)?.onHandle
    return null
  }
  renderToString(createElement(Action) as never)
  await publish?.()
  expect(onHandle).toHaveBeenCalledOnce()
})
