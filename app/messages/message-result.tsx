import {useOwnTexts} from '~/blocks/site'
import {TextElement} from '~/blocks/text'
import type {ContactQueryResult} from '~/content/types.gen'
import {FormMessage} from '~/forms/form-message'
import {OtherWays} from '~/forms/other-ways'
import {PleaseWait} from '~/forms/please-wait'
import {arrivedId} from '~/forms/result'
import type {Sending} from '~/forms/sending'

interface Props {
  sending: Sending
  labels: Pick<NonNullable<ContactQueryResult>, 'success' | 'next' | 'failure' | 'failureHelp'>
  submit: () => void
}

/** The result of sending a message, in the page and, with scripts, as a dialog. */
export function MessageResult({sending: {result, arrived, byScript}, labels, submit}: Props) {
  const {form} = useOwnTexts()
  const {success, failure} = labels
  if (arrived)
    return (
      <FormMessage
        kind="success"
        title={success.title}
        text={success.text}
        result={result}
        button={byScript ? success.button : undefined}
        id={arrivedId}
      >
        {labels.next && (
          <>
            <TextElement as="h3" text={labels.next.heading} />
            <ol>
              {labels.next.steps.map(({_key, text}) => (
                <TextElement key={_key} as="li" text={text} />
              ))}
            </ol>
          </>
        )}
      </FormMessage>
    )
  const {unclear, broken} = form
  const told = {
    failed: {...failure, help: labels.failureHelp},
    offline: {...failure, help: form.offlineHelp},
    unclear: {title: unclear.title, text: unclear.text, help: unclear.help},
    broken: {title: unclear.title, text: broken.text, help: broken.help},
  }
  if (!result || result.status === 'sent' || result.status === 'invalid') return null
  if (result.status === 'limited') return <PleaseWait result={result} />
  const isUnknown = result.status === 'unclear' || result.status === 'broken'
  const {title, text, help} =
    result.status === 'refused'
      ? {title: failure.title, text: form.refused[result.why], help: form.refused.help}
      : told[result.status]
  return (
    <FormMessage
      kind="failure"
      title={title}
      text={text}
      result={result}
      button={byScript ? failure.button : undefined}
      second={isUnknown ? {label: form.sendAgain, press: submit} : undefined}
    >
      <OtherWays help={help} />
    </FormMessage>
  )
}
