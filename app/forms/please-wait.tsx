import {format} from '~/i18n/format'
import {useSite} from '~/ui/site'
import {Countdown} from './countdown'
import {FormMessage} from './fields'
import {OtherWays} from './other-ways'

/** Too much has come from a visitor's connection: when to send again, and how to reach the foundation at once. */
export function PleaseWait({answer}: {answer: {seconds: number}}) {
  const {limited} = useSite().texts.form
  return (
    <FormMessage
      kind="failure"
      title={limited.title}
      text={
        <Countdown answer={answer} text={(seconds) => format(limited.text, {seconds})} over={limited.over} />
      }
      answer={answer}
    >
      <OtherWays help={limited.help} />
    </FormMessage>
  )
}
