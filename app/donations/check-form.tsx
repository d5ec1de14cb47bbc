import {Form} from '@remix-run/react'
import type {ReactNode} from 'react'
import {withPrefix} from '~/i18n/languages'
import {useSite} from '~/ui/site'
import {type Answers, answerFields, intents} from './answers'
import type {Donation} from './answers.server'
import {formId} from './form-id'
import {printAmountInFull} from './print-amount'
import type {Terms} from './terms'
import {type DonationWords, methodWords} from './words'

interface Props {
  words: DonationWords
  terms: Terms
  answers: Answers
  donation: Donation
}

/** Every answer once more, with a way back to each: they travel in the page, as nothing of them is kept anywhere. */
export function CheckForm({words, terms, answers, donation}: Props) {
  const {prefix, lang} = useSite()
  const testHint = terms.testMode ? `${formId}-test` : undefined
  return (
    <Form
      method="post"
      action={withPrefix(prefix, '/donate/check')}
      reloadDocument
      className="form form-panel"
    >
      {answerFields.map((name) => (
        <input key={name} type="hidden" name={name} value={answers[name]} />
      ))}
      <dl className="answers">
        <Answer words={words} name={words.amountLabel} field="amount">
          {printAmountInFull(donation.cents, lang, terms.currency)}
        </Answer>
        <Answer words={words} name={words.methodLegend} field="method">
          {methodWords(words, donation.method).label}
        </Answer>
        <Answer words={words} name={words.detailsHeading} field="firstName">
          {answers.firstName} {answers.lastName}
          {'\n'}
          {answers.address}
          {'\n'}
          {answers.email}
          {'\n'}
          {answers.phone}
        </Answer>
        {answers.message && (
          <Answer words={words} name={words.messageLabel} field="message">
            {answers.message}
          </Answer>
        )}
      </dl>
      {testHint && (
        <p className="form-hint" id={testHint}>
          {words.inactiveNotice}
        </p>
      )}
      <button
        type="submit"
        name="intent"
        value={intents.confirm}
        className="button primary"
        aria-describedby={testHint}
      >
        {(terms.testMode ? words.testConfirmLabel : words.confirmLabel) || words.donateLabel}
      </button>
    </Form>
  )
}

interface AnswerProps {
  words: DonationWords
  name: string
  /** Where the way back leads. */
  field: keyof Answers
  children: ReactNode
}

function Answer({words, name, field, children}: AnswerProps) {
  const {prefix} = useSite()
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
      <dd>
        <button
          type="submit"
          name="intent"
          value={intents.change}
          formAction={withPrefix(prefix, `/donate#${formId}-${field}`)}
          className="button"
        >
          {words.changeLabel} <span className="visually-hidden">{name}</span>
        </button>
      </dd>
    </div>
  )
}
