import { expect, it } from 'vitest'
import { printReport, type FeedReport } from '../../../../worker/commands/feeds/print-report.ts'

const REPORT: FeedReport = {
  created: 0,
  updated: 0,
  unchanged: 0,
  archived: 0,
  quarantined: false,
  rejected: [],
}
const WRONG = { line: 3, field: 'general.headType.id', message: 'must be one of 1 HOUSE' }

const printed = (changes: Partial<FeedReport>) => {
  const lines: string[] = []
  const code = printReport(
    { ...REPORT, ...changes },
    line => line + 1,
    text => lines.push(text),
  )
  return { code, text: lines.join('\n') }
}

it.each<[number, string, Partial<FeedReport>, RegExp]>([
  [0, 'all of it', { created: 3 }, /3 created/],
  [0, 'nothing to change', { unchanged: 3 }, /3 unchanged/],
  [
    1,
    'some of it',
    { created: 2, rejected: [WRONG] },
    /line 4: general\.headType\.id must be one of/,
  ],
  [2, 'none of it', { rejected: [WRONG] }, /Nothing was applied/],
  [
    2,
    'no feed at all',
    { rejected: [{ line: 1, field: 'file', message: 'is a PDF, no text' }] },
    /The file is a PDF/,
  ],
  [
    2,
    'too many that go',
    { archived: 9, quarantined: true, missing: ['a', 'b'] },
    /a\n {2}b\n\nNothing was applied.*--confirm-removal/s,
  ],
  [
    0,
    'with remarks',
    {
      created: 1,
      warnings: [WRONG],
      heldBack: [{ line: 1, externalId: 'a', message: 'held back: the rent is missing' }],
    },
    /look at these[^]*not shown:\n {2}line 2: a, held back/,
  ],
])('ends with %i for a feed that applies %s (IMPORT-71)', (code, _what, changes, text) => {
  expect(printed(changes)).toEqual({ code, text: expect.stringMatching(text) })
})

it('shows twenty of many, and how many more there are', () => {
  expect(printed({ rejected: Array.from({ length: 25 }, () => WRONG) }).text).toContain(
    '… and 5 more',
  )
})
