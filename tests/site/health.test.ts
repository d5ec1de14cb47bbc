import {rm} from 'node:fs/promises'
import {join} from 'node:path'
import {describe, expect, test} from 'vitest'
import {freePort} from '../support/free-port.ts'
import {open, productForFile, request, withSite} from './support.ts'

/** Liveness, readiness and metrics, for operators and their tools. */

const product = productForFile()

const state = async () => {
  const response = await request(product.current, '/readyz')
  return {status: response.status, cache: response.headers.get('cache-control'), ...(await response.json())}
}

describe('/readyz', () => {
  test('is ready while everything is there, and says how old the content is', async () => {
    await expect.poll(async () => (await state()).api).toMatchObject({reachable: true})
    const {status, cache, ready, lake, content} = await state()
    expect({status, cache, ready, lake}).toEqual({
      status: 200,
      cache: 'no-store',
      ready: true,
      lake: {reachable: true, asOf: expect.any(String)},
    })
    expect(content.age).toBe(0)
    expect(Math.abs(Date.parse(content.asOf) - Date.now())).toBeLessThan(60_000)
  })

  test('tells nothing of where anything is', async () => {
    const text = await (await request(product.current, '/readyz')).text()
    expect(text).not.toMatch(/http|127\.0\.0\.1|localhost|:\d{4}[^\d-]/)
  })

  test('without the API it is ready, and tells since when it does not answer', async () => {
    const before = Date.now()
    await product.current.foundationFails({fail: 'status', status: 500})
    const body = {firstName: 'Ana', email: 'ana@example.org', phone: '+49 30 23125 1', message: 'Hello.'}
    await request(product.current, '/de/contact', {method: 'POST', body: new URLSearchParams(body)})
    const {status, ready, api} = await state()
    expect({status, ready, reachable: api.reachable}).toEqual({status: 200, ready: true, reachable: false})
    expect(Date.parse(api.since)).toBeGreaterThanOrEqual(before)
    await product.current.foundationFails({fail: null})
    await request(product.current, '/de/contact', {method: 'POST', body: new URLSearchParams(body)})
    expect((await state()).api).toEqual({reachable: true, asOf: expect.any(String)})
  })

  test('without the lake it is ready, and tells since when, and how old the last good content is', async () => {
    await product.current.lake.stop('SIGKILL')
    await expect.poll(async () => (await state()).lake.reachable).toBe(false)
    const {status, ready, lake, content} = await state()
    expect({status, ready}).toEqual({status: 200, ready: true})
    expect(Date.parse(lake.since)).toBeLessThanOrEqual(Date.now())
    expect(Date.parse(content.asOf)).toBeLessThanOrEqual(Date.parse(lake.since))
    await expect.poll(async () => (await state()).content.age).toBeGreaterThan(0)
  })

  test('also after a restart without the lake, from what is on disk', async () => {
    await product.current.site.stop()
    await product.current.site.start()
    expect((await state()).status).toBe(200)
    await open(product.current, '/de')
  })

  test('with neither lake nor last good content it is not ready, and alive all the same', async () => {
    await product.current.site.stop()
    await rm(join(product.current.dataDir, 'site'), {recursive: true})
    await product.current.site.start()
    expect(await state()).toMatchObject({
      status: 503,
      ready: false,
      lake: {reachable: false},
      content: {asOf: null, age: null},
    })
    expect((await request(product.current, '/healthz')).status).toBe(200)
    await product.current.lake.start()
    await expect.poll(async () => (await state()).ready).toBe(true)
  })

  test('asks the API itself after a while without requests, and says when', async () => {
    const {site, foundation} = product.current
    await Promise.all([site.stop(), foundation.stop('SIGKILL')])
    await site.start()
    const before = Date.now()
    const {api} = await state()
    expect(api.reachable).toBe(false)
    expect(Date.parse(api.asOf)).toBeGreaterThanOrEqual(before)
    await foundation.start()
    // The site asks at most once a minute: health checks must not keep an idle API awake.
    const answers = await Promise.all(Array.from({length: 6}, state))
    expect(answers.map((answer) => answer.api.reachable)).toEqual(answers.map(() => false))
  })
})

/** The sum of all samples with this name and these labels. */
function sumOf(figures: string, name: string, ...labels: string[]): number {
  const samples = figures
    .split('\n')
    .filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `))
    .filter((line) => labels.every((label) => line.includes(label)))
  return samples.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0)
}

test('figures count requests, cached pages and calls, on a port of their own', async () => {
  const {current} = product
  const port = await freePort()
  const ask = (path = '/metrics', method = 'GET') => fetch(`http://127.0.0.1:${port}${path}`, {method})
  const read = async () => (await ask()).text()
  await withSite(current, {METRICS_PORT: String(port)}, async () => {
    await expect.poll(async () => (await read()).includes('site_calls_total')).toBe(true)
    const pages = 12
    for (let page = 0; page < pages; page += 1) await open(current, '/en/about')
    await open(current, '/en/licences?age=18')
    await request(current, '/contact', {method: 'POST', body: new URLSearchParams({firstName: 'A'})})
    await request(current, '/en/about.data')
    const figures = await read()
    expect(sumOf(figures, 'site_requests_total', 'kind="page"', 'status="2xx"')).toBe(pages + 1)
    expect(sumOf(figures, 'site_requests_total', 'kind="post"', 'status="4xx"')).toBe(1)
    const misses = sumOf(figures, 'site_page_cache_total', 'result="miss"')
    expect(misses).toBeGreaterThan(0)
    expect(misses + sumOf(figures, 'site_page_cache_total', 'result="hit"')).toBe(pages)
    expect(sumOf(figures, 'site_calls_total', 'service="lake"', 'outcome="ok"')).toBeGreaterThan(0)
    expect(sumOf(figures, 'site_calls_total', 'service="api"', 'outcome="ok"')).toBe(1)
    expect(sumOf(figures, 'process_resident_memory_bytes')).toBeGreaterThan(50e6)
    expect((await request(current, '/metrics')).status).toBe(302)
    expect([(await ask('/')).status, (await ask('/metrics', 'POST')).status]).toEqual([404, 404])
    await current.lake.stop('SIGKILL')
    await expect
      .poll(async () => {
        await request(current, '/en/about')
        return sumOf(await read(), 'site_calls_total', 'service="lake"', 'outcome="silent"')
      })
      .toBeGreaterThan(0)
  })
  await expect(ask()).rejects.toThrow()
})
