import { serve } from '../../../worker/commands/local/serve.ts'
import { addAgencies, agencies, closeFile, hostOf, objectFiles, openFast } from '../agencies.ts'
import { withStateCopy } from '../fixture.ts'
import { workerdPid } from '../load.ts'
import { measureRows, type SpeedRow } from '../rows.ts'
import type { MeasureContext, Table } from './measure.ts'

const COUNT = 100
const ROUNDS = 3
const HOMES = 20_000
const PATH = '/nl/verkocht-in-de-buurt'

/** Each fourth home was sold, on a day of the last five years. */
const SELL = `
  UPDATE estate SET transaction_id = 5, card = json_set(card, '$.general.transaction.id', 5,
    '$.general.closedOn', date('now', -(id % 1800) || ' days')) WHERE id % 4 = 0`

/** What the page of what was sold costs (MEMORY-14), page cache off: in the demo's homes, and where 5,000 of 20,000 were sold. */
export async function measureSoldPrices({ port, state, some }: MeasureContext): Promise<Table[]> {
  return [
    {
      title: 'What was sold: its page',
      rows: {
        'the demo’s homes': await asked(port, state, 'localhost', some(COUNT)),
        '20,000 homes, 5,000 sold': await withStateCopy(async persist => {
          const [site = 1] = agencies(1)
          await addAgencies(persist, [site], { estates: some(HOMES) })
          const file = (await objectFiles(persist, [site])).get(site) ?? ''
          const db = openFast(file)
          db.exec(SELL)
          closeFile(db)
          return asked(port, persist, hostOf(site), some(COUNT))
        }),
      },
      limit:
        'at most 600 homes in seven answers that are kept, each parsed and read anew; then the tables and the still map’s points',
    },
  ]
}

async function asked(
  port: number,
  persist: string,
  host: string,
  count: number,
): Promise<SpeedRow> {
  const server = await serve({ port, persist, vars: { PAGE_CACHE: 'off' } })
  try {
    const row = { port, pid: workerdPid(), requestOf: () => ({ path: PATH, host }) }
    const rows = await measureRows({ row }, { count, rounds: ROUNDS })
    if (!rows.row) throw new Error(`${host} was not measured`)
    return rows.row
  } finally {
    await server.dispose()
  }
}
