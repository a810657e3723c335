import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { measureAgencies } from './measures/agencies.ts'
import { measureBytes } from './measures/bytes.ts'
import { findPages, prepareFixture, withStateCopy } from './fixture.ts'
import { measureIsolation } from './measures/isolation.ts'
import { measureLighthouse } from './measures/lighthouse.ts'
import { measureListings } from './measures/listings.ts'
import { measureMap } from './measures/map.ts'
import { measureMatching } from './measures/matching.ts'
import { measureSentences } from './measures/sentences.ts'
import type { Measure, Table } from './measures/measure.ts'
import { measureOutage } from './measures/outage.ts'
import { measurePictures } from './measures/pictures.ts'
import { measureRace } from './measures/race.ts'
import { measureSites } from './measures/sites.ts'
import { measureSoldPrices } from './measures/sold-prices.ts'
import { measureSpeed } from './measures/speed.ts'
import { measureStampede } from './measures/stampede.ts'
import { measureViews } from './measures/views.ts'
import { measureWorkerd } from './measures/workerd.ts'
import { measureSlowApi } from './slow/api.ts'
import { measureSlowPhone } from './slow/filter.ts'
import { fail, readOptions } from '../../worker/commands/options.ts'
import { root } from '../../worker/commands/local/run-tool.ts'

const MEASURES: Record<string, Measure> = {
  speed: measureSpeed,
  workerd: measureWorkerd,
  bytes: measureBytes,
  listings: measureListings,
  agencies: measureAgencies,
  sites: measureSites,
  views: measureViews,
  stampede: measureStampede,
  outage: measureOutage,
  slowApi: measureSlowApi,
  slowPhone: measureSlowPhone,
  isolation: measureIsolation,
  race: measureRace,
  map: measureMap,
  matching: measureMatching,
  sentences: measureSentences,
  soldPrices: measureSoldPrices,
  pictures: measurePictures,
  lighthouse: measureLighthouse,
}

const { positionals: names } = readOptions(
  `npm run bench [-- MEASURES]
Measures the product, prints tables with what limits each, and writes test/bench/bench.json.
  MEASURES  ${Object.keys(MEASURES).join(' ')}; default: all
  PORT      the first of six ports; default: 28910
  SHARE     a part of each count, such as 0.05, to see that everything runs; default: 1`,
  {},
  { maxArguments: Infinity },
)
const unknown = names.filter(name => !(name in MEASURES))
if (unknown.length > 0)
  fail(`No measurement called ${unknown.join(', ')}; there are ${Object.keys(MEASURES).join(', ')}`)

const PORT = Number(process.env.PORT ?? 28910)
const SHARE = Number(process.env.SHARE ?? 1)
const some = (count: number): number => Math.max(1, Math.round(count * SHARE))

interface Figures {
  machine: string
  /** In UTC. */
  date: string
  share: number
  seconds: number
  tables: Table[]
}

console.log('Building …')
await prepareFixture(PORT)
const pages = await findPages(PORT)
const path = join(root, 'test/bench/bench.json')
const figures: Record<string, Figures> =
  names.length > 0 && existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}
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
    date: new Date().toISOString().slice(0, 10),
    share: SHARE,
    seconds: Math.round((performance.now() - began) / 1000),
    tables,
  }
  writeFileSync(path, `${JSON.stringify(figures, null, 2)}\n`)
}
