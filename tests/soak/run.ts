// npm run soak [-- 3000]: sends so many messages while the API fails at random, and says what has become of them. Once to
// an API that honours the key, and once to one that does not.
// npm run soak -- memory [30]: so many minutes of mixed load, and whether memory stays bounded.
import {printTable} from '../../bench/measure.ts'
import {soakMemory} from './memory.ts'
import {soak} from './soak.ts'

const [first, second] = process.argv.slice(2)
if (first === 'memory')
  await watchMemory(number(second ?? '30', 'minutes, for example: npm run soak -- memory 30'))
else await sendMessages(number(first ?? '3000', 'messages, for example: npm run soak -- 3000'))

function number(word: string, what: string): number {
  if (/^[1-9]\d*$/.test(word)) return Number(word)
  console.error(`Give the number of ${what}`)
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

async function watchMemory(minutes: number): Promise<void> {
  const {statuses, verdicts} = await soakMemory(minutes, ({atMs, rss, heap}) => {
    const processes = Object.entries(rss).map(([name, megabytes]) => `${name} ${Math.round(megabytes)}`)
    console.log(
      `${Math.round(atMs / 1_000)} s: ${processes.join(', ')}; heaps of the site ${heap === undefined ? 'unknown' : `${Math.round(heap)} MB`}`,
    )
  })
  console.log(
    `Answers: ${Object.entries(statuses)
      .map(([status, times]) => `${times} with ${status}`)
      .join(', ')}`,
  )
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
