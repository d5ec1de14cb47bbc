import {type FormEvent, useEffect, useState} from 'react'
import {Countdown} from '~/forms/countdown'
import {format} from '~/i18n/format'
import type {ReportPreview} from '~/routes/whatsapp.preview'
import {browserSaysNo, type Decision, decide, decisionAbout} from './consent'
import type {PrivacyWords} from './words.server'

interface Props {
  /** Version of the text. */
  version: string
  texts: Record<'purpose' | 'recipient' | 'country' | 'duration', string>
  words: PrivacyWords['consent']
  /** Grows when something that is saved on this device has changed. */
  changes: number
  onDecide: () => void
}

/** The only place that asks for consent to reports of WhatsApp clicks, and where it is withdrawn. */
export function ConsentForm({version, texts, words, changes, onDecide}: Props) {
  // Known in the browser alone.
  const [decision, setDecision] = useState<Decision | 'browser says no'>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change is looked for where there was one
  useEffect(() => {
    setDecision(browserSaysNo() ? 'browser says no' : decisionAbout(version))
  }, [version, changes])
  const choose = (choice: 'agreed' | 'refused') => () => {
    decide(version, choice)
    onDecide()
  }
  const parts = ['purpose', 'recipient', 'country', 'duration'] as const
  return (
    <section aria-labelledby="whatsapp-consent" className="form-panel consent">
      <h2 id="whatsapp-consent">{words.heading}</h2>
      <p>{words.intro}</p>
      <dl>
        {parts.map((part) => (
          <div key={part}>
            <dt>{words[part]}</dt>
            <dd>{texts[part]}</dd>
          </div>
        ))}
      </dl>
      <noscript>
        <p>{words.noScript}</p>
      </noscript>
      {decision === 'browser says no' && <p className="form-message success">{words.browserSaysNo}</p>}
      {decision && decision !== 'browser says no' && (
        <>
          <Preview words={words} />
          <p role="status" className="form-message success">
            {words[decision]}
          </p>
          <div className="choices">
            <button type="button" className="button" onClick={choose('agreed')}>
              {words.agree}
            </button>
            <button type="button" className="button" onClick={choose('refused')}>
              {decision === 'agreed' ? words.withdraw : words.refuse}
            </button>
          </div>
          <p className="form-hint">{words.kept}</p>
        </>
      )}
    </section>
  )
}

/** What would be sent about this visitor: looked up when they ask for it. */
function Preview({words}: {words: PrivacyWords['consent']}) {
  const [shown, setShown] = useState<ReportPreview>()
  const [loading, setLoading] = useState(false)
  const show = async (event: FormEvent) => {
    event.preventDefault()
    if (loading) return
    setLoading(true)
    setShown(await previewed())
    setLoading(false)
  }
  return (
    <form method="post" action={previewPath} onSubmit={show}>
      <button type="submit" className="button" aria-disabled={loading || undefined}>
        {loading ? words.loading : words.show}
      </button>
      <p className="form-hint">{words.showNote}</p>
      <div role="status">{shown && !loading && <Shown data={shown} words={words} />}</div>
    </form>
  )
}

const previewPath = '/whatsapp/preview'

/** Asked for without the router, for which a site that is away would be an error of the page. */
async function previewed(): Promise<ReportPreview> {
  try {
    return await (await fetch(previewPath, {method: 'POST'})).json()
  } catch {
    return {failed: true}
  }
}

function Shown({data, words}: {data: ReportPreview; words: PrivacyWords['consent']}) {
  if ('seconds' in data)
    return (
      <p>
        <Countdown answer={data} text={(seconds) => format(words.wait, {seconds})} over={words.waited} />
      </p>
    )
  if ('failed' in data) return <p>{words.notFound}</p>
  return (
    <>
      <p>{words.wouldBeSent}</p>
      <pre>{data.report}</pre>
    </>
  )
}
