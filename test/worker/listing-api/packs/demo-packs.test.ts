import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkPack } from '../../../../worker/commands/packs/check-pack.ts'
import { problemText } from '../../../../worker/commands/packs/problem.ts'
import { siteRows } from '../support/site-rows.ts'
import type { SiteSeed } from '../../../../worker/listing-api/db/site-seed.ts'
import { seed } from '../../../../worker/listing-api/demo/seed.ts'
import { withStays } from '../../../../worker/listing-api/demo/with-stays.ts'
import { packFiles } from '../../../../worker/listing-api/packs/from-seed.ts'
import { toSeed } from '../support/to-seed.ts'

/** The rows of an agency as its copy has them, in no order, texts of JSON as values. */
const rowsOf = (one: SiteSeed): string[] =>
  siteRows(one, [])
    .map(({ table, row }) =>
      JSON.stringify([
        table,
        Object.entries(row)
          .map(([name, value]): [string, unknown] => [name, sorted(parsed(value))])
          .sort(),
      ]),
    )
    .sort()

const parsed = (value: unknown): unknown =>
  typeof value === 'string' && /^[[{]/.test(value) ? JSON.parse(value) : value

const sorted = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(sorted)
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value)
            .map(([key, each]): [string, unknown] => [key, sorted(each)])
            .sort(([a], [b]) => (a < b ? -1 : 1)),
        )
      : value

function checkedPack(files: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'demo-'))
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), text)
    }
    return checkPack(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

describe('a demo agency', () => {
  const seeds = seed().map(withStays)

  it.each(seeds.map(one => [one.site.name, one] as const))(
    '%s is a pack without a problem, and the same rows again (PACK-10, PACK-11)',
    (_, one) => {
      const { pack, problems } = checkedPack(packFiles(one))
      expect(problems.map(problemText)).toEqual([])
      const again = toSeed(pack!, one.site.id)
      expect(rowsOf(again)).toEqual(rowsOf(one))
    },
  )
})
