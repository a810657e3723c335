import { prepareFixture, withStateCopy } from './fixture.ts'
import { fail, readOptions } from '../../worker/commands/options.ts'
import { measureDesk } from './measures/lighthouse-desk.ts'
import { isPageName, measureLighthouse, meetsBudgets, PAGE_NAMES } from './measures/lighthouse.ts'

const PORT = 28902

const { positionals } = readOptions(
  `npm run lighthouse [-- PAGES]
Runs Lighthouse as a phone, and fails when a page misses its budget.
  PAGES     ${PAGE_NAMES.join(' ')}; default: all of these
            desk: every kind of page of the desk, signed in, for accessibility and best practices
  RUNS      runs a page, of which the median counts; default: 5`,
  {},
  { maxArguments: Infinity },
)
const unknown = positionals.filter(name => !isPageName(name) && name !== 'desk')
if (unknown.length > 0) fail(`No page called ${unknown.join(', ')}`)
const chosen = positionals.filter(isPageName)

await prepareFixture(PORT)
if (positionals.includes('desk')) {
  const rows = await withStateCopy(state => measureDesk({ port: PORT, state }))
  console.table(rows)
  process.exit(Object.values(rows).every(({ below }) => below === '') ? 0 : 1)
}
const [table] = await withStateCopy(state =>
  measureLighthouse({ port: PORT, state, ...(chosen.length > 0 && { chosen }) }),
)
console.table(table?.rows)
process.exit(Object.values(table?.rows ?? {}).every(meetsBudgets) ? 0 : 1)
