import {IconAlert, IconCheck} from '~/blocks/icons'
import {useSite} from '~/blocks/site'
import {T} from '~/blocks/text'
import type {Text} from '~/content/text'
import {PleaseWait} from '~/forms/please-wait'
import type {Sending} from '~/forms/sending'

interface Props {
  result: Sending['result']
  labels: {successText: Text; failureText: Text}
}

/** The result of a subscription. */
export function NewsletterResult({result, labels}: Props) {
  const {newsletter, form} = useSite().texts
  switch (result?.status) {
    case 'sent':
      return <NewsletterSuccess text={labels.successText} />
    case 'failed':
      return <Failure text={labels.failureText} />
    case 'offline':
      return <Failure text={newsletter.offline} />
    case 'broken':
      return <Failure text={newsletter.broken} />
    case 'refused':
      return <Failure text={`${form.refused[result.why]} ${newsletter.notSent}`} />
    case 'limited':
      return <PleaseWait result={result} />
    default:
      return null
  }
}

/** Confirms that the address is stored, and says what comes next. */
export const NewsletterSuccess = ({text, id}: {text: Text; id?: string}) => (
  <p className="newsletter-result" role="status" tabIndex={-1} id={id} data-result>
    <IconCheck size={24} />
    <span>
      <T note>{text}</T>
    </span>
  </p>
)

const Failure = ({text}: {text: Text}) => (
  <p className="newsletter-result failure" role="alert" tabIndex={-1} data-result>
    <IconAlert size={24} />
    <span>
      <T note>{text}</T>
    </span>
  </p>
)
