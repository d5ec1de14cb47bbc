import {useSite} from '~/ui/site'
import {FormMessage} from './fields'
import {OtherWays} from './other-ways'
import {PleaseWait} from './please-wait'
import {arrivedId} from './result'
import type {Sending} from './sending'

interface DialogWords {
  title: string
  text: string
  button: string
}

/** What staff wrote about how sending went. */
export interface MessageAnswerWords {
  success: DialogWords
  failure: DialogWords
  failureHelp: string
}

interface Props {
  sending: Sending
  words: MessageAnswerWords
}

/** What has become of a message, in the page and, with scripts, as a dialog. */
export function MessageAnswer({sending: {result, arrived, byScript}, words}: Props) {
  const {texts} = useSite()
  const {success, failure} = words
  if (arrived)
    return (
      <FormMessage
        kind="success"
        title={success.title}
        text={success.text}
        answer={result}
        button={byScript ? success.button : undefined}
        id={arrivedId}
      />
    )
  const {form} = texts
  const {unclear, broken} = form
  const told = {
    failed: {...failure, help: words.failureHelp},
    offline: {...failure, help: form.offlineHelp},
    unclear: {title: unclear.title, text: unclear.text, help: unclear.help},
    broken: {title: unclear.title, text: broken.text, help: broken.help},
  }
  if (!result || result.status === 'sent' || result.status === 'invalid') return null
  if (result.status === 'limited') return <PleaseWait answer={result} />
  const {title, text, help} =
    result.status === 'refused'
      ? {title: failure.title, text: form.refused[result.why], help: form.refused.help}
      : told[result.status]
  return (
    <FormMessage
      kind="failure"
      title={title}
      text={text}
      answer={result}
      button={byScript ? failure.button : undefined}
    >
      <OtherWays help={help} />
    </FormMessage>
  )
}
