import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { root } from '../../../worker/commands/local/run-tool.ts'
import { serve } from '../../../worker/commands/local/serve.ts'
import { fail, readOptions } from '../../../worker/commands/options.ts'
import { agencies } from '../agencies.ts'
import { prepareFixture, withStateCopy } from '../fixture.ts'
import { KEY } from '../photographs/show.ts'
import { copyAgencies } from './agencies.ts'
import { bundleSoak, SOAK_BUNDLE, SOAK_FRONT } from './bundle.ts'
import { compare, type Files } from './compare.ts'
import { filesOf, openBookings, prepareAgencies } from './prepare.ts'
import { printResult, resultOf } from './result.ts'
import { Soak } from './soak.ts'
import { runTraffic } from './traffic.ts'
import { Visits } from './visit.ts'
import { stalePages } from './stale.ts'

const { values } = readOptions(
  `npm run soak [-- --minutes 60 --agencies 20 --seed 1]
Mixed traffic of agencies on the built product while the listing API, KV, D1, objects and R2 fail now and then: what visitors,
agencies and programs were told is compared with what the agencies' objects hold in the end. Writes test/bench/soak.json; ends
with 1 where something was lost, came twice or was another agency's, an answer was none that is expected, or memory grows.
  PORT  the first of two ports; default: 28950`,
  {
    minutes: { type: 'string', default: '60' },
    agencies: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
  },
)
/** What a Worker logs of an answer that is 500. */
const FAILED = /"event":"(gateway|desk|admin|public-api)-failed"/

const PORT = Number(process.env.PORT ?? 28950)
const minutes = Number(values.minutes)
const seed = Number(values.seed)
const ids = agencies(Number(values.agencies))
if (!(minutes > 0 && ids.length > 0 && Number.isInteger(seed)))
  fail('--minutes, --agencies and --seed are numbers.')

console.log('Building …')
await prepareFixture(PORT)
await bundleSoak()
const result = await withStateCopy(async state => {
  const homes = await copyAgencies(state, ids)
  const server = await serve({
    port: PORT,
    inspectorPort: PORT + 1,
    bundle: SOAK_BUNDLE,
    front: SOAK_FRONT,
    vars: { RATE_LIMITS: 'off', API_KEY: KEY, ADMIN_TOKEN: KEY },
    apiVars: { API_KEY: KEY },
    persist: state,
    onLog: ({ message }) => {
      if (FAILED.test(message)) console.log(message.slice(0, 500))
    },
  })
  const visits = new Visits(PORT)
  const soak = new Soak(visits, ids, homes)
  const files = new Map<number, Files>()
  for (const id of ids) files.set(id, await filesOf(server, state, id))
  console.log(`${ids.length} agencies …`)
  await prepareAgencies(soak, server, PORT)
  console.log(`${minutes} minutes from ${new Date().toISOString()} …`)
  const { samples, played } = await runTraffic(soak, server, { port: PORT, minutes, seed })
  const stale = await stalePages(soak)
  await settle(server, ids)
  visits.close()
  await server.dispose()
  return resultOf(soak, { samples, played, stale, difference: compare(soak, files) })
})
printResult(result)
writeFileSync(
  join(root, 'test/bench/soak.json'),
  `${JSON.stringify(
    {
      machine: `${cpus().length} × ${cpus()[0]?.model}`,
      date: new Date().toISOString().slice(0, 10),
      minutes,
      agencies: ids.length,
      seed,
      ...result,
    },
    null,
    2,
  )}\n`,
)
if (!result.holds) fail('The soak found something.')

/** What is asked of the listing API once more, until an outcome is known. */
async function settle(server: Awaited<ReturnType<typeof serve>>, sites: number[]): Promise<void> {
  const until = Date.now() + 5 * 60_000
  for (;;) {
    let open = 0
    for (const site of sites) open += await openBookings(server, site)
    if (open === 0 || Date.now() > until) return
    await new Promise(resolve => setTimeout(resolve, 2_000))
  }
}
