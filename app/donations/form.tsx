import {Form, useLocation} from '@remix-run/react'
import {useEffect, useRef, useState} from 'react'
import {useOwnTexts, useSite} from '~/blocks/site'
import {T, TextElement} from '~/blocks/text'
import {langOf, shown} from '~/content/text'
import {ClearButton} from '~/forms/clear-button'
import {useDraft} from '~/forms/draft'
import {Trap} from '~/forms/trap'
import {withPrefix} from '~/i18n/languages'
import {readAmount} from './amount'
import {AmountFields, amountIn, initialAmount, initialDraft, textOf} from './amount-fields'
import {DetailFields} from './detail-fields'
import {formId, saveIntent} from './input'
import {exampleOf, type FieldsProps} from './labels'
import {MethodFields} from './method-fields'
import {Money} from './money'
import {Panel} from './panel'
import type {panelOf} from './terms'

/**
 * Amount, payment method and details in one form. Even with scripts, the browser submits it natively, so that the next
 * pages have their own addresses and can be reloaded. The panel beside it answers donors' questions.
 */
export function DonationForm({panel, ...fields}: FieldsProps & {panel: ReturnType<typeof panelOf>}) {
  const {labels, terms, values} = fields
  const {prefix, lang} = useSite()
  const [amount, setAmount] = useState(() => initialAmount(terms, lang, values.amount))
  const [scripted, setScripted] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (!form.current) return
    setAmount(amountIn(form.current))
    setScripted(true)
  }, [])
  const linked = new URLSearchParams(useLocation().search).has('amount')
  useDraft(form, formId, Object.keys(values).length > 0, linked ? initialDraft(terms) : {})
  useEffect(() => {
    // Otherwise a reload would replace the typed amount with the linked one.
    if (linked) history.replaceState(history.state, '', location.pathname)
  }, [linked])
  const read = readAmount(textOf(amount), lang, terms.currency, terms.limits)
  const money = 'cents' in read && <Money cents={read.cents} currency={terms.currency} />
  const {donate} = useOwnTexts()
  const [before, after] = shown(labels.donateAmountLabel).split('…')
  return (
    <div className="donation">
      <Form
        ref={form}
        method="post"
        action={withPrefix(prefix, '/donate')}
        reloadDocument
        noValidate
        className="form form-panel"
        id={formId}
      >
        <Trap />
        <AmountFields {...fields} chosen={amount} onChange={setAmount}>
          <p className="form-hint amount-example">
            {'cents' in read && <T>{exampleOf(labels, read.cents, lang)}</T>}
          </p>
          {labels.panel && labels.panel.uses.length > 0 && (
            <p className="narrow-only">
              <a href="#uses">
                <T>{labels.panel.usesHeading}</T>
              </a>
            </p>
          )}
        </AmountFields>
        <MethodFields {...fields} account={panel.account} scripted={scripted} />
        <DetailFields {...fields} />
        <div className="donation-buttons">
          <button type="submit" className="button primary">
            {scripted && money && before !== '' ? (
              <span lang={langOf(labels.donateAmountLabel)}>
                {before}
                {money}
                {after}
              </span>
            ) : (
              <T>{labels.donateLabel}</T>
            )}
            {terms.testMode && <TextElement as="small" text={labels.inactiveNotice} />}
          </button>
          <button type="submit" name="intent" value={saveIntent} className="button">
            <T>{labels.saveLabel}</T>
          </button>
          {scripted && <ClearButton form={form} />}
        </div>
      </Form>
      <Panel labels={labels} {...panel}>
        <p className="chosen">{money || donate.noAmount}</p>
      </Panel>
    </div>
  )
}
