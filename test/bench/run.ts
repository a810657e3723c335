import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { measureBytes } from './measures/bytes.ts'
import { findPages, withStateCopy, prepareFixture } from './fixture.ts'
import { measureIsolation } from './measures/isolation.ts'
import { measureLighthouse } from './measures/lighthouse.ts'
import { measureListings } from './measures/listings.ts'
import { measureMatching } from './measures/matching.ts'
import { measureRace } from './measures/race.ts'
import { measureSites } from './measures/sites.ts'
import { measureSpeed } from './measures/speed.ts'
import { measureStampede } from './measures/stampede.ts'
import { measureWorkerd } from './measures/workerd.ts'
import { root } from '../../worker/commands/local/run-tool.ts'

/** Each may use `port` and the two after it, and has a state of its own; it gives tables: a title, rows, and what limits them. */
const MEASURES = {
  speed: measureSpeed,
  workerd: measureWorkerd,
  bytes: measureBytes,
  listings: measureListings,
  sites: measureSites,
  stampede: measureStampede,
  isolation: measureIsolation,
  race: measureRace,
  matching: measureMatching,
  lighthouse: measureLighthouse,
}

const PORT = Number(process.env.PORT ?? 28910)
/** Part of each count, such as 0.05, to see that everything runs. */
const SHARE = Number(process.env.SHARE ?? 1)
const some = count => Math.max(1, Math.round(count * SHARE))

const names = process.argv.slice(2)
const unknown = names.filter(name => !(name in MEASURES))
if (unknown.length > 0)
  throw new Error(
    `No measurement called ${unknown.join(', ')}; there are ${Object.keys(MEASURES).join(', ')}`,
  )

console.log('Building …')
await prepareFixture(PORT)
const pages = await findPages(PORT)
const path = join(root, 'test/bench/bench.json')
const figures = names.length > 0 && existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}
for (const [name, measure] of Object.entries(MEASURES)) {
  if (names.length > 0 && !names.includes(name)) continue
  const began = performance.now()
  const tables = await withStateCopy(state => measure({ port: PORT, state, pages, some }))
  for (const { title, rows, limit } of tables) {
    console.log(`\n${title}`)
    console.table(rows)
    console.log(`Limited by ${limit}.`)
  }
  figures[name] = {
    machine: `${cpus().length} × ${cpus()[0]?.model}`,
    share: SHARE,
    seconds: Math.round((performance.now() - began) / 1000),
    tables,
  }
  writeFileSync(path, `${JSON.stringify(figures, null, 2)}\n`)
}
