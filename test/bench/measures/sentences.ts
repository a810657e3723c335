import { readFileSync } from 'node:fs'
import { readAs, readLines } from '../../shared/search/score-sentences.ts'
import type { MeasureContext, Row, Table } from './measure.ts'

const KNOWN = new URL('../../shared/search/sentences/known.ndjson', import.meta.url)
const ROUNDS = 50

/** The worst that may be typed: 400 letters of words that nobody knows, of numbers, of noise. */
const HOSTILE = ['grmpf '.repeat(70), '1 2 3 4 5 6 7 8 9 '.repeat(25), 'de in van te '.repeat(35)]

/** Processor time of a sentence. The grammar knows no homes: it is the same for the demo's and for 20,000. */
export async function measureSentences({ some }: MeasureContext): Promise<Table[]> {
  const known = readLines(readFileSync(KNOWN, 'utf8')).map(
    ({ language, sentence }) =>
      () =>
        readAs(language, sentence),
  )
  const hostile = HOSTILE.map(sentence => () => readAs('nl', sentence))
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
  ]
}

function timed(reads: (() => unknown)[], rounds: number): Row {
  for (const read of reads) read()
  const before = process.cpuUsage()
  for (let round = 0; round < rounds; round++) for (const read of reads) read()
  const { user, system } = process.cpuUsage(before)
  const count = reads.length * rounds
  return { sentences: count, 'ms of CPU each': Number(((user + system) / 1000 / count).toFixed(3)) }
}
