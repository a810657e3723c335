import { readFileSync } from 'node:fs'
import { searchOfMeaning } from '../../../shared/search/sentence/search-of-meaning.ts'
import { toSearch } from '../../../shared/search/query.ts'
import { serve } from '../../../worker/commands/local/serve.ts'
import { readLines } from '../../shared/search/labelled.ts'
import { readMeaning } from '../../shared/search/score-sentences.ts'
import { addAgencies, agencies } from '../agencies.ts'
import { withStateCopy } from '../fixture.ts'
import { load } from '../load.ts'
import type { MeasureContext, Row, Table } from './measure.ts'

const KNOWN = new URL('../../shared/search/sentences/known.ndjson', import.meta.url)
const ROUNDS = 50
const SALE = { query: { terms: { 'transaction.id': [1] } } }

/** The worst that may be typed: 400 letters of words that nobody knows, of numbers, of noise. */
const HOSTILE = ['grmpf '.repeat(70), '1 2 3 4 5 6 7 8 9 '.repeat(25), 'de in van te '.repeat(35)]

/** Processor time of a sentence, which knows no homes; and what its search costs in the demo's homes and in 20,000. */
export async function measureSentences({ port, state, some }: MeasureContext): Promise<Table[]> {
  const known = readLines(readFileSync(KNOWN, 'utf8')).map(
    ({ language, sentence }) =>
      () =>
        readMeaning(language, sentence),
  )
  const hostile = HOSTILE.map(sentence => () => readMeaning('nl', sentence))
  const rounds = some(ROUNDS)
  return [
    {
      title: 'Reading one line',
      rows: {
        'a sentence as people type it': timed(known, rounds),
        'hostile ones': timed(hostile, rounds),
      },
      limit:
        'one thread: phrases of up to five words looked up in tables, at most 20 words compared with those that are almost so; no home is read',
    },
    {
      title: 'Answering one line: its search in the listing API',
      rows: {
        'the demo’s homes': await searched(port, state, 1, some(200)),
        '20,000 homes': await withStateCopy(async persist => {
          const [site = 1] = agencies(1)
          await addAgencies(persist, [site], { estates: some(20_000) })
          return searched(port, persist, site, some(200))
        }),
      },
      limit: 'HTTP and the hop to the object; the total is counted over the matching rows',
    },
  ]
}

/** The searches of the known sentences, each as the list asks it; ms over HTTP, one at a time. */
async function searched(port: number, persist: string, site: number, count: number): Promise<Row> {
  const bodies = readLines(readFileSync(KNOWN, 'utf8')).map(({ language, sentence }) => {
    const { search } = searchOfMeaning(readMeaning(language, sentence), {
      source: 'main',
      cityId: nis => nis,
    })
    return toSearch(SALE, search, 'main', { offset: 0, limit: 15 })
  })
  const requestOf = (index: number) => ({
    path: `/sites/${site}/estates`,
    body: bodies[index % bodies.length],
  })
  const server = await serve({ apiPort: port, persist })
  try {
    await load({ port, count: Math.ceil(count / 4), width: 1, requestOf })
    const { p50, p95, failed } = await load({ port, count, width: 1, requestOf })
    return { searches: count, p50, p95, failed }
  } finally {
    await server.dispose()
  }
}

function timed(reads: (() => unknown)[], rounds: number): Row {
  for (const read of reads) read()
  const before = process.cpuUsage()
  for (let round = 0; round < rounds; round++) for (const read of reads) read()
  const { user, system } = process.cpuUsage(before)
  const count = reads.length * rounds
  return { sentences: count, 'ms of CPU each': Number(((user + system) / 1000 / count).toFixed(3)) }
}
