import { onCopy, prepareGround } from './bench-ground.mjs'
import { isWithin, measureLighthouse } from './bench-lighthouse.mjs'

const PORT = 28902

/** `npm run lighthouse [-- page …]`: fails where a page misses its budget. */
const chosen = process.argv.slice(2)
await prepareGround(PORT)
const [{ rows }] = await onCopy(state =>
  measureLighthouse({ port: PORT, state, ...(chosen.length > 0 && { chosen }) }),
)
console.table(rows)
process.exit(Object.values(rows).every(isWithin) ? 0 : 1)
