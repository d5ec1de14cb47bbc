import {useSite} from '~/blocks/site'
import {format} from '~/i18n/format'
import {FormMessage} from './form-message'
import {OtherWays} from './other-ways'

/** Tells a rate-limited visitor when to send again, and how to reach the foundation at once. */
export function PleaseWait({result}: {result: {seconds: number}}) {
  const {limited} = useSite().texts.form
  const text = format(limited.text, {seconds: inPlural(result.seconds)})
  return (
    <FormMessage kind="failure" title={limited.title} text={text} result={result}>
      <OtherWays help={limited.help} />
    </FormMessage>
  )
}

/** The texts are in the plural. */
export const inPlural = (seconds: number) => Math.max(2, seconds)
