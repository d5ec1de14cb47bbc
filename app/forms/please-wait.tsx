import {format} from '~/i18n/format'
import {useSite} from '~/ui/site'
import {FormMessage} from './fields'
import {OtherWays} from './other-ways'

/** Too much has come from a visitor's connection: when to send again, and how to reach the foundation at once. */
export function PleaseWait({answer}: {answer: {seconds: number}}) {
  const {title, text, help} = useSite().texts.form.limited
  return (
    <FormMessage
      kind="failure"
      title={title}
      text={format(text, {seconds: Math.max(2, answer.seconds)})}
      answer={answer}
    >
      <OtherWays help={help} />
    </FormMessage>
  )
}
