// npm run soak [-- 3000]: sends so many messages while the API fails at random, and says what has become of them. Once to
// an API that honours the key, and once to one that does not.
// npm run soak -- memory [30 [3]]: so many minutes of mixed load, and whether memory stays bounded. In the middle the lake is away for
// as many of them as the second number says, 0 for none; otherwise for three or a quarter: nothing may be 5xx, and an edit has to
// show soon afterwards.
import {printTable} from '../../bench/measure.ts'
import {soakMemory} from './memory.ts'
import {soak} from './soak.ts'

const [first, second, third] = process.argv.slice(2)
if (first === 'memory') {
  const minutes = number(second ?? '30', 'minutes, for example: npm run soak -- memory 30')
  await watchMemory(minutes, third === undefined ? Math.min(3, minutes / 4) : outageIn(minutes, third))
} else await sendMessages(number(first ?? '3000', 'messages, for example: npm run soak -- 3000'))

function number(word: string, what: string): number {
  if (/^[1-9]\d*$/.test(word)) return Number(word)
  console.error(`Give the number of ${what}`)
  process.exit(1)
}

function outageIn(minutes: number, word: string): number {
  if (/^\d+$/.test(word) && Number(word) < minutes) return Number(word)
  console.error(
    'The lake can be away for some of the minutes only, for example: npm run soak -- memory 30 10',
  )
  process.exit(1)
}

async function sendMessages(messages: number): Promise<void> {
  for (const honoursKeys of [true, false]) {
    const tally = await soak(messages, honoursKeys)
    const {submissions, told, unclear, unclearAndArrived, falseSuccesses, falseFailures, doubled, lost} =
      tally
    console.log(
      `The API ${honoursKeys ? 'honours the key' : 'does not know the key'}: ` +
        `${messages} messages, sent ${submissions} times; visitors were told ${told.sent} times that it has arrived, ` +
        `${told.failed} times that it has not, ${told.unclear} times that it is unclear. In the end ${unclear} are unclear, ` +
        `of which ${unclearAndArrived} have arrived.\n` +
        `  ${lost} lost, ${doubled} doubled, ${falseSuccesses} false successes, ${falseFailures} false failures`,
    )
    if (lost + doubled + falseSuccesses + falseFailures > 0) process.exitCode = 1
  }
}

async function watchMemory(minutes: number, outageMinutes: number): Promise<void> {
  const {statuses, previews, failures, outage, verdicts} = await soakMemory(
    minutes,
    outageMinutes,
    ({atMs, rss, heap}) => {
      const processes = Object.entries(rss).map(([name, megabytes]) => `${name} ${Math.round(megabytes)}`)
      console.log(
        `${Math.round(atMs / 1_000)} s: ${processes.join(', ')}; heaps of the site ${heap === undefined ? 'unknown' : `${Math.round(heap)} MB`}`,
      )
    },
  )
  console.log(`Answers: ${listed(statuses)}; to previews: ${listed(previews)}`)
  if (failures > 0) console.log(`${failures} of them should not be`)
  if (outage)
    console.log(
      `The lake was away for ${seconds(outage.lastedMs)}. After its return an edit showed in ${seconds(outage.recoveredMs)}, ` +
        `otherwise in ${seconds(outage.usualMs)}${outage.hasRecovered ? '' : ': TOO LATE'}`,
    )
  if (failures > 0 || outage?.hasRecovered === false) process.exitCode = 1
  printTable(
    ['MB', 'first', 'last', 'most', 'per minute, second half', ''],
    verdicts.map(({name, first: begin, last, most, perMinute, isBounded}) => [
      name,
      ...[begin, last, most].map((value) => value.toFixed(0)),
      perMinute.toFixed(1),
      isBounded ? 'bounded' : 'GROWS',
    ]),
  )
  // Stand-ins keep what they are sent: that is what they are for.
  if (verdicts.some(({name, isBounded}) => /site/.test(name) && !isBounded)) process.exitCode = 1
}

function listed(statuses: Record<string, number>): string {
  return Object.entries(statuses)
    .map(([status, times]) => `${times} with ${status}`)
    .join(', ')
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1_000).toFixed(1)} s`
}
