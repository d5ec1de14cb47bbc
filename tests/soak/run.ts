// npm run soak [-- 3000]: sends so many messages while the API fails at random, and says what has become of them. Once to
// an API that honours the key, and once to one that does not.
import {soak} from './soak.ts'

const messages = Number(process.argv[2] ?? 3_000)
if (!Number.isInteger(messages) || messages < 1) {
  console.error('Give the number of messages, for example: npm run soak -- 3000')
  process.exit(1)
}

for (const honoursKeys of [true, false]) {
  const tally = await soak(messages, honoursKeys)
  const {submissions, told, unclear, unclearAndArrived, falseSuccesses, falseFailures, doubled, lost} = tally
  console.log(
    `The API ${honoursKeys ? 'honours the key' : 'does not know the key'}: ` +
      `${messages} messages, sent ${submissions} times; visitors were told ${told.sent} times that it has arrived, ` +
      `${told.failed} times that it has not, ${told.unclear} times that it is unclear. In the end ${unclear} are unclear, ` +
      `of which ${unclearAndArrived} have arrived.\n` +
      `  ${lost} lost, ${doubled} doubled, ${falseSuccesses} false successes, ${falseFailures} false failures`,
  )
  if (lost + doubled + falseSuccesses + falseFailures > 0) process.exitCode = 1
}
