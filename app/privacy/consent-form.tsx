import {type FormEvent, useEffect, useState} from 'react'
import {RowList} from '~/blocks/rows'
import {inPlural} from '~/forms/please-wait'
import {format} from '~/i18n/format'
import type {PrivacyTexts} from '~/i18n/privacy-texts.server'
import {browserSaysNo, type Decision, decide, decisionAbout, type ReportPreview} from './consent'

interface Props {
  version: string
  texts: Record<'purpose' | 'recipient' | 'country' | 'duration', string>
  labels: PrivacyTexts['consent']
  /** Grows when something that is saved on this device has changed. */
  changes: number
  onDecide: () => void
}

/** The only place that asks for consent to reports of WhatsApp clicks, and where it is withdrawn. */
export function ConsentForm({version, texts, labels, changes, onDecide}: Props) {
  // Only the browser knows it.
  const [decision, setDecision] = useState<Decision | 'browser says no'>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads again when `changes` grows
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
      <h2 id="whatsapp-consent">{labels.heading}</h2>
      <p>{labels.intro}</p>
      <RowList rows={parts.map((part) => ({name: labels[part], value: texts[part]}))} />
      <noscript>
        <p>{labels.noScript}</p>
      </noscript>
      {decision === 'browser says no' && <p className="form-message success">{labels.browserSaysNo}</p>}
      {decision && decision !== 'browser says no' && (
        <>
          <Preview labels={labels} />
          <p role="status" className="form-message success">
            {labels[decision]}
          </p>
          <div className="choices">
            <button type="button" className="button" onClick={choose('agreed')}>
              {labels.agree}
            </button>
            <button type="button" className="button" onClick={choose('refused')}>
              {decision === 'agreed' ? labels.withdraw : labels.refuse}
            </button>
          </div>
          <p className="form-hint">{labels.kept}</p>
        </>
      )}
    </section>
  )
}

/** The report that would be sent about this visitor, loaded on request. */
function Preview({labels}: {labels: PrivacyTexts['consent']}) {
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
        {loading ? labels.loading : labels.show}
      </button>
      <p className="form-hint">{labels.showNote}</p>
      <div role="status">{shown && !loading && <Shown data={shown} labels={labels} />}</div>
    </form>
  )
}

const previewPath = '/whatsapp/preview'

/** Without the router, which would show a failed request as an error page. */
async function previewed(): Promise<ReportPreview> {
  try {
    return await (await fetch(previewPath, {method: 'POST'})).json()
  } catch {
    return {failed: true}
  }
}

function Shown({data, labels}: {data: ReportPreview; labels: PrivacyTexts['consent']}) {
  if ('seconds' in data) return <p>{format(labels.wait, {seconds: inPlural(data.seconds)})}</p>
  if ('failed' in data) return <p>{labels.notFound}</p>
  return (
    <>
      <p>{labels.wouldBeSent}</p>
      <pre>{data.report}</pre>
    </>
  )
}
