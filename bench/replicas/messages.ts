import {randomUUID} from 'node:crypto'
import type {Cluster} from './cluster.ts'
import {type Row, tallyOf} from './report.ts'

/** A message that is sent twice. */

export const message = (text: string) => ({
  firstName: 'Ana',
  email: 'ana@example.org',
  phone: '+49 30 23125 1',
  message: `${text} ${randomUUID()}`,
})

/** Counts calls of the API, as the replica itself must recognise the duplicates. */
export async function messages({visit, inbox, replicas}: Cluster): Promise<Row[]> {
  const calls = async () => {
    const sums = await Promise.all(replicas.map(({metric}) => metric('site_calls_total', 'service="api"')))
    return sums.reduce((sum, one) => sum + one, 0)
  }
  const {ask} = visit('127.0.5.1')
  const form = message('Sent twice.')
  const before = await calls()
  const answers = [await ask('/en/contact', {form}), await ask('/en/contact', {form})]
  answers.push(...(await Promise.all([1, 2, 3].map(() => ask('/en/contact', {form})))))
  const arrived = (await inbox()).filter((one) => one.message === form.message).length
  const asked = (await calls()) - before
  return [
    {
      what: 'a message sent twice, then three times at once: answers, calls of the API, arrived',
      seen: `${tallyOf(answers.map(({status}) => status))}; ${asked}; ${arrived}`,
      goal: '303: 5; 1; 1',
      holds: answers.every(({status}) => status === 303) && asked === 1 && arrived === 1,
    },
  ]
}
