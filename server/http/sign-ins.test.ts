import {EventEmitter} from 'node:events'
import type {Request, Response} from 'express'
import {expect, it, vi} from 'vitest'
import {env} from '~/platform/env.server'
import {limitSignIns} from './sign-ins'

const limit = env.postsPerMinute

/** Sends a request with a token through the limit; `end` simulates the lake's response. */
async function arrive(ip: string) {
  const request = {ip, method: 'GET', path: '/v1/users/me', headers: {authorization: 'Bearer x'}}
  const sent: number[] = []
  const response = Object.assign(new EventEmitter(), {
    statusCode: 200,
    headersSent: false,
    status: (status: number) => {
      sent.push(status)
      return response
    },
    set: () => response,
    json: () => {},
  })
  const next = vi.fn()
  await limitSignIns(request as unknown as Request, response as unknown as Response, next)
  return {
    reachedLake: next.mock.calls.length > 0,
    refusal: sent[0],
    end: (statusCode: number, headersSent = true) =>
      Object.assign(response, {statusCode, headersSent}).emit('close'),
  }
}

const arriveAtOnce = (ip: string) => Promise.all(Array.from({length: limit * 3}, () => arrive(ip)))
const reached = (all: Awaited<ReturnType<typeof arriveAtOnce>>) =>
  all.filter(({reachedLake}) => reachedLake).length

it('forwards no more guesses at once than the limit, and none after them', async () => {
  const first = await arriveAtOnce('192.0.2.1')
  expect(reached(first)).toBe(limit)
  expect(first.filter(({refusal}) => refusal === 429)).toHaveLength(limit * 2)
  for (const {reachedLake, end} of first) if (reachedLake) end(401)
  expect(reached(await arriveAtOnce('192.0.2.1'))).toBe(0)
})

it('counts a guess whose sender hangs up before the response', async () => {
  for (const {end} of await arriveAtOnce('192.0.2.2')) end(200, false)
  expect((await arrive('192.0.2.2')).refusal).toBe(429)
})

it('does not count right tokens', async () => {
  for (const {reachedLake, end} of await arriveAtOnce('192.0.2.3')) if (reachedLake) end(200)
  expect(reached(await arriveAtOnce('192.0.2.3'))).toBe(limit)
})
