import { withStateCopy, prepareFixture } from './fixture.ts'
import { meetsBudgets, measureLighthouse } from './measures/lighthouse.ts'

const PORT = 28902

/** `npm run lighthouse [-- page …]`: fails where a page misses its budget. */
const chosen = process.argv.slice(2)
await prepareFixture(PORT)
const [{ rows }] = await withStateCopy(state =>
  measureLighthouse({ port: PORT, state, ...(chosen.length > 0 && { chosen }) }),
)
console.table(rows)
process.exit(Object.values(rows).every(meetsBudgets) ? 0 : 1)
