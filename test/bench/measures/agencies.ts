import { statfsSync } from 'node:fs'
import { addAgencies, agencies } from '../agencies.ts'
import { withStateCopy } from '../fixture.ts'
import { type Growth, growthTables } from '../growth-tables.ts'
import { measureCalls } from '../listing-calls.ts'
import { percentiles, sendRequest } from '../load.ts'
import { serve } from '../../../worker/commands/local/serve.ts'
import { measureImport } from './imports.ts'
import { LIMITS } from './listings.ts'
import type { MeasureContext, Row, Table } from './measure.ts'

const AGENCIES = 1000
const ESTATES = 1000
const LARGE = 20_000
const COUNT = 240
const AWAKE = 20
const WOKEN = 200
const MAX_BYTES = 12e9

/** A thousand agencies of a thousand whole estates, as far as they fit: calls, wake-up and bytes beside one alone; then one of 20,000. */
export async function measureAgencies(context: MeasureContext): Promise<Table[]> {
  const { port, state, some } = context
  const count = some(COUNT)
  const bytes = await addAgencies(state, agencies(1), { estates: some(ESTATES), whole: true })
  const { bavail, bsize } = statfsSync(state)
  const fitting = Math.floor(Math.min(MAX_BYTES, (bavail * bsize) / 2) / bytes)
  const many = Math.max(2, Math.min(some(AGENCIES), fitting))
  const found: Growth = {
    'one alone': await measureCalls({ port, persist: state, sites: agencies(1), count }),
  }
  await addAgencies(state, agencies(many, 1), { estates: some(ESTATES), whole: true })
  const awake = agencies(Math.min(AWAKE, many))
  found[`${many} of them, ${awake.length} in turn`] = await measureCalls({
    port,
    persist: state,
    sites: awake,
    count,
  })
  found[`${many} of them, all in turn, asleep at first`] = await measureCalls({
    port,
    persist: state,
    sites: agencies(many),
    count,
  })
  const wakeUp = await measureWakeUp(port, state, agencies(Math.min(some(WOKEN), many)))
  const large = await measureLarge(context, found)
  return [
    ...growthTables(`Agencies of ${some(ESTATES)} estates`, found, LIMITS),
    {
      title: 'An object that sleeps, ms',
      rows: wakeUp,
      limit: 'opening the database file; the schema is up to date, so its steps do nothing',
    },
    {
      title: 'Bytes',
      rows: {
        [`an agency of ${some(ESTATES)} whole estates`]: {
          agencies: many,
          bytes,
          'bytes an estate': Math.round(bytes / some(ESTATES)),
          'MB in all': Math.round((bytes * many) / 1e6),
        },
      },
      limit: "the estate's own document: four fifths of it",
    },
    ...large,
  ]
}

/** One agency of 20,000 by itself, its calls into `found`, and an import of all of them changed. */
const measureLarge = (context: MeasureContext, found: Growth): Promise<Table[]> =>
  withStateCopy(async persist => {
    const { port, some } = context
    await addAgencies(persist, agencies(1), { estates: some(LARGE), whole: true })
    found[`one of ${some(LARGE)}`] = await measureCalls({
      port,
      persist,
      sites: agencies(1),
      count: some(COUNT),
    })
    return [await measureImport({ port, persist, site: agencies(1)[0] ?? 0 })]
  })

/** The first and the second call of agencies whose objects nobody has asked since the start. */
async function measureWakeUp(
  port: number,
  persist: string,
  sites: number[],
): Promise<Record<string, Row>> {
  const server = await serve({ apiPort: port, persist })
  const times: [asleep: number[], awake: number[]] = [[], []]
  try {
    await sendRequest(port, '/sites/1')
    for (const site of sites)
      for (const list of times) {
        const began = performance.now()
        await sendRequest(port, `/sites/${site}/translations/nl`)
        list.push(performance.now() - began)
      }
  } finally {
    await server.dispose()
  }
  const rowOf = (list: number[]): Row => ({ objects: list.length, ...percentiles(list) })
  return { 'first call': rowOf(times[0]), 'second call': rowOf(times[1]) }
}
