import {PleaseWait} from '~/forms/please-wait'
import type {Sending} from '~/forms/sending'
import {useSite} from '~/ui/site'

interface Props {
  result: Sending['result']
  /** What staff wrote about how it went. */
  words: {successText: string; failureText: string}
}

/** What has become of an address that somebody entered. */
export function NewsletterAnswer({result, words}: Props) {
  const {newsletter, form} = useSite().texts
  switch (result?.status) {
    case 'sent':
      return <Success text={words.successText} />
    case 'failed':
      return <Failure text={words.failureText} />
    case 'offline':
      return <Failure text={newsletter.offline} />
    case 'unclear':
    case 'broken':
      return <Failure text={newsletter.broken} />
    case 'refused':
      return <Failure text={`${form.refused[result.why]} ${newsletter.notSent}`} />
    case 'limited':
      return <PleaseWait answer={result} />
    default:
      return null
  }
}

const Success = ({text}: {text: string}) => (
  <p className="newsletter-answer" role="status" tabIndex={-1} data-answer>
    {text}
  </p>
)

const Failure = ({text}: {text: string}) => (
  <p className="newsletter-answer failure" role="alert" tabIndex={-1} data-answer>
    {text}
  </p>
)
