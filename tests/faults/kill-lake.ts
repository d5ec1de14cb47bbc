// npm run faults [-- 100]: kills the local lake so many times while it is written to, and says what was lost (nothing).
import {killLakeAgainAndAgain} from './lake-under-fire.ts'

const kills = Number(process.argv[2] ?? 100)
if (!Number.isInteger(kills) || kills < 1) {
  console.error('Give the number of kills, for example: npm run faults -- 100')
  process.exit(1)
}

try {
  const {acknowledged, unanswered, kept} = await killLakeAgainAndAgain(kills, (tally) => {
    if (tally.kills % 10 === 0)
      console.log(`${tally.kills} kills, ${tally.acknowledged} transactions acknowledged`)
  })
  console.log(
    `${kills} times kill -9: all ${acknowledged} acknowledged transactions are there, ` +
      `of ${unanswered} that were under way ${kept} are there as a whole and the others not at all.`,
  )
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
