import {type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction} from '@remix-run/node'
import {Form, useActionData, useLoaderData} from '@remix-run/react'
import {useState} from 'react'
import {donatePage} from '~/content/content.server'
import {withHtml} from '~/content/portable-text.server'
import {FormMessage, TextArea, TextField} from '~/forms/fields'
import {stopped, waiting} from '~/forms/guard.server'
import {PleaseWait} from '~/forms/please-wait'
import {readFields, readForm} from '~/forms/read.server'
import {format} from '~/i18n/format'
import {withPrefix} from '~/i18n/languages'
import {readingOf} from '~/preview/reading.server'
import {Banner} from '~/ui/banner'
import {Faq} from '~/ui/faq'
import {IconInfo} from '~/ui/icons'
import {pageMeta} from '~/ui/meta'
import {useSite} from '~/ui/site'
import {Trap} from '~/ui/trap'

export {formHeaders as headers} from '~/forms/guard.server'

export const meta: MetaFunction<typeof loader> = ({data, ...rest}) => pageMeta(data?.page, rest)

export async function loader(args: LoaderFunctionArgs) {
  const {prefix, reading} = await readingOf(args)
  const {faq, emergency, ...page} = await donatePage(reading)
  const html = withHtml(prefix)
  return {
    page: {
      ...page,
      faq: faq.map((entry) => html(entry, 'answer', 4)),
      emergency: emergency && html(emergency, 'body'),
    },
  }
}

const fields = ['amount', 'method', 'firstName', 'lastName', 'email', 'phone', 'address', 'message'] as const

/** Donating is not active yet: nothing is charged, stored or sent, and the page says so with every word kept. */
export async function action(args: ActionFunctionArgs) {
  const {reading} = await readingOf(args)
  const {donations} = await donatePage(reading)
  const form = await readForm(args.request)
  const stop = stopped(args, form, fields)
  if (stop?.status === 'limited') return data(stop, waiting(stop))
  const {preset, ...values} = readFields(form, [...fields, 'preset'])
  // Without JavaScript the field still says the default when another preset is chosen.
  const untouched = values.amount === String(donations?.defaultPreset) && preset !== 'custom'
  return {values: {...values, amount: (untouched && preset) || values.amount}}
}

export default function Donate() {
  const {page} = useLoaderData<typeof loader>()
  const {prefix} = useSite()
  const result = useActionData<typeof action>()
  return (
    <>
      <Banner heading={page.heading} intro={page.intro} picture={page.picture} />
      <div className="section container narrow" id="answer">
        {page.donations?.testMode && (
          <p className="notice">
            <IconInfo aria-hidden="true" size={24} />
            <span>{page.donations.testNotice}</span>
          </p>
        )}
        {result && 'seconds' in result && <PleaseWait answer={result} />}
        {result && !('seconds' in result) && (
          <FormMessage kind="failure" title={page.heading} text={page.inactiveNotice} answer={result} />
        )}
        <Form
          method="post"
          action={withPrefix(prefix, '/donate#answer')}
          noValidate
          className="form form-panel"
          id="donation"
        >
          <Trap />
          <Amount typed={result?.values.amount} />
          <Method chosen={result?.values.method} />
          <button type="submit" className="button primary">
            {page.donateLabel}
          </button>
          <p className="form-hint">{page.inactiveNotice}</p>
          <Details values={result?.values} />
        </Form>
      </div>
      <section className="section container narrow" aria-labelledby="faq">
        <h2 id="faq">{page.faqHeading}</h2>
        <Faq entries={page.faq} emergency={page.emergency} />
      </section>
    </>
  )
}

/** Presets and a field that mirror each other; without JavaScript the field decides where it is filled in. */
function Amount({typed}: {typed: string | undefined}) {
  const {page} = useLoaderData<typeof loader>()
  const {texts} = useSite()
  const {presets, defaultPreset, currencySymbol, currencyCode} = page.donations ?? {presets: []}
  const [amount, setAmount] = useState(typed ?? String(defaultPreset ?? ''))
  const custom = !presets.some((preset) => String(preset) === amount)
  return (
    <fieldset className="amount">
      <legend>{page.amountLegend}</legend>
      <div className="field">
        <label htmlFor="donation-amount">{page.amountLabel}</label>
        <div className="amount-field">
          <span aria-hidden="true">{currencySymbol}</span>
          <input
            id="donation-amount"
            name="amount"
            inputMode="decimal"
            autoComplete="off"
            value={amount}
            onChange={(event) => setAmount(event.target.value)}
            aria-describedby="donation-currency"
          />
        </div>
        <p className="form-hint" id="donation-currency">
          {format(texts.donate.perDonation, {code: currencyCode ?? ''})}
        </p>
      </div>
      <div className="choices">
        {presets.map((preset) => (
          <label key={preset} className="choice">
            <input
              type="radio"
              name="preset"
              value={preset}
              checked={String(preset) === amount}
              onChange={() => setAmount(String(preset))}
            />
            <span>
              {currencySymbol}
              {preset}
            </span>
          </label>
        ))}
        <label className="choice">
          <input type="radio" name="preset" value="custom" checked={custom} onChange={() => setAmount('')} />
          <span>{page.customLabel}</span>
        </label>
      </div>
    </fieldset>
  )
}

function Method({chosen}: {chosen: string | undefined}) {
  const {page} = useLoaderData<typeof loader>()
  const methods = [
    ['test', page.testMethod],
    ['offline', page.offlineMethod],
    ['card', page.cardMethod],
  ] as const
  return (
    <fieldset>
      <legend>{page.methodLegend}</legend>
      {methods.map(([value, {label, text}]) => (
        <div key={value} className="method">
          <input
            type="radio"
            name="method"
            id={`method-${value}`}
            value={value}
            defaultChecked={value === (chosen ?? 'test')}
            aria-describedby={`method-${value}-text`}
          />
          <label htmlFor={`method-${value}`}>{label}</label>
          <p id={`method-${value}-text`} className="form-hint">
            {text}
          </p>
        </div>
      ))}
    </fieldset>
  )
}

function Details({values}: {values: Partial<Record<(typeof fields)[number], string>> | undefined}) {
  const {page} = useLoaderData<typeof loader>()
  const field = (name: (typeof fields)[number]) => ({name, formId: 'donation', value: values?.[name]})
  return (
    <fieldset className="details">
      <legend>{page.detailsHeading}</legend>
      <p className="form-hint">{page.detailsNote}</p>
      <div className="pair">
        <TextField {...field('firstName')} label={page.firstNameLabel} required autoComplete="given-name" />
        <TextField {...field('lastName')} label={page.lastNameLabel} required autoComplete="family-name" />
      </div>
      <TextField
        {...field('email')}
        label={page.emailLabel}
        required
        type="email"
        autoComplete="email"
        spellCheck={false}
      />
      <TextField {...field('phone')} label={page.phoneLabel} required type="tel" autoComplete="tel" />
      <TextArea
        {...field('address')}
        label={page.addressLabel}
        required
        rows={3}
        autoComplete="street-address"
      />
      <TextArea {...field('message')} label={page.messageLabel} />
      <button type="submit" className="button">
        {page.saveLabel}
      </button>
    </fieldset>
  )
}
