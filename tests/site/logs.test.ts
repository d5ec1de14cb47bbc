import {expect, test, vi} from 'vitest'
import {open, productForFile, request} from './support.ts'

/** Logs contain no personal data of visitors, at any log level and after any failure. */

const product = productForFile({
  lookups: true,
  env: {TRUST_PROXY: '1', LOG_LEVEL: 'debug', POSTS_PER_MINUTE: '40'},
})

const visitor = '198.51.100.77'
const marks = {
  firstName: 'Markwort-Vorname',
  lastName: 'Markwort-Nachname',
  email: 'markwort@example.org',
  phone: '+49 30 23125 777',
  address: 'Markwortstraße 7',
  message: 'Markwort-Nachricht',
  amount: '77,77',
}
const wrong = {...marks, email: 'markwort at example', phone: 'markwort'}

const post = (path: string, fields: Record<string, string>) =>
  request(product.current, path, {
    method: 'POST',
    headers: {
      Origin: product.current.siteUrl,
      'X-Forwarded-For': visitor,
      'User-Agent': 'Markwort-Browser',
      Referer: `${product.current.siteUrl}/de?markwort`,
    },
    body: new URLSearchParams(fields),
  })

async function sendEverything(round: string) {
  const message = `${marks.message} ${round}`
  for (const path of ['/de/contact', '/en/licences', '/de/donate', '/en/newsletter', '/en/contact.data'])
    for (const fields of [
      {...marks, message},
      {...wrong, message},
    ])
      await post(path, fields)
}

test('names, addresses, messages and IP addresses are in no log', async () => {
  const {current} = product
  const lookupsUrl = current.foundationUrl.replace('/api/v1', '/lookups')
  await current.content().patch('siteSettings').set({'whatsappTracking.enabled': true}).commit()
  const consent = await vi.waitFor(
    async () => {
      const {html} = await open(current, '/de')
      const found = /"consentVersion":"([\w-]+)"/.exec(html)
      return found?.[1] ?? expect.fail('not yet')
    },
    {timeout: 20_000, interval: 100},
  )

  await sendEverything('as usual')
  await post('/whatsapp/click', {consent})
  await post('/whatsapp/preview', {})
  for (const how of [{fail: 'status', status: 500}, {fail: 'drop'}] as const) {
    await current.foundationFails(how)
    await sendEverything(how.fail)
    await fetch(`${lookupsUrl}/behaviour`, {
      method: 'PUT',
      headers: {'Content-Type': 'application/json'},
      body: JSON.stringify(how),
    })
    await post('/whatsapp/preview', {})
    await post('/whatsapp/click', {consent})
  }
  await post('/de/contact', {...marks, 'leave-empty': 'markwort'})
  await sendEverything('too much')

  expect(await current.inbox()).toContainEqual(expect.objectContaining({firstName: marks.firstName}))
  const site = current.siteLog()
  for (const line of [
    'the foundation API refused a message',
    'the foundation API did not answer',
    'a connection could not be looked up',
    '"reason":"trapped"',
    '"reason":"limited"',
  ])
    expect(site).toContain(line)
  const logs = [site, current.lake.log(), current.foundation.log()].join('\n')
  const found = logs.match(
    /.{0,80}(markwort|23125.?777|77,77|198\.51\.100|Musterstadt|AS64496|token-of-the).{0,40}/gi,
  )
  expect(found ?? []).toEqual([])
})
