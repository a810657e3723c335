import { describe, expect, it } from 'vitest'
import type { Position } from '../../../../worker/agency/copies/transfer.ts'
import { SCHEMA_STEPS } from '../../../../worker/agency/schema/steps.ts'
import { tablesOf } from '../../../../shared/schema-tables.ts'
import { agency, agencyRows, inAgency } from '../../../support/agency-object.ts'

const NOW = Date.UTC(2027, 0, 4, 9)

const enquiry = (n: number) => ({
  id: `enquiry-${n}`,
  kind: 'contact',
  locale: 'nl' as const,
  email: `visitor-${n}@example.com`,
  recipient: 'agent@agency.example',
  estateId: '',
  fields: { text: 'Kan ik dit huis bezoeken? '.repeat(200) },
  flag: null,
  createdAt: NOW + n,
})

const mail = (n: number) => ({
  id: `mail-${n}`,
  kind: 'contact' as const,
  dedupeKey: `contact/${n}`,
  recipient: 'agent@agency.example',
  message: { fromName: 'A', subject: 'é', html: '', text: '', headers: {} },
  now: NOW,
})

async function fill(site: number, forms: number): Promise<void> {
  for (let n = 0; n < forms; n++)
    await agency(site).submissions.submit(
      { form: 'contact', key: `key-${n}`, bodyHash: 'h', now: NOW },
      { counts: [{ bucket: `b${n}`, max: 9, until: NOW }], enquiry: enquiry(n), mail: mail(n) },
    )
}

async function exported(site: number): Promise<string[]> {
  const slices: string[] = []
  let next: Position | null = null
  do {
    const slice: { lines: string; next: Position | null } = await agency(site).transfer.slice(next)
    slices.push(slice.lines)
    next = slice.next
  } while (next)
  return slices
}

describe('an export', () => {
  it('has every row in slices, and makes an empty agency the same (AGENCY-11, AGENCY-13)', async () => {
    await fill(21, 120)
    const slices = await exported(21)
    expect(slices.length).toBeGreaterThan(1)
    expect(Math.max(...slices.map(slice => slice.length))).toBeLessThan(600_000)
    expect(await agency(22).transfer.isEmpty()).toBe(true)
    for (const slice of slices) await agency(22).transfer.restore(slice)
    expect(await exported(22)).toEqual(slices)
    expect(await agency(22).transfer.isEmpty()).toBe(false)
    for (const slice of slices) await agency(22).transfer.restore(slice)
    expect(await exported(22)).toEqual(slices)
  })

  it.each(['__miniflare_do_name', 'of_a_newer_release'])(
    '17.2: holds none of %s, which no step of the schema made, and is put in beside it (AGENCY-115)',
    async table => {
      const sites = [0, 1].map(at => 2700 + 10 * table.length + at)
      const [from = 0, to = 0] = sites
      for (const site of sites)
        await inAgency(site, (_, { sql }) => {
          sql.exec(`CREATE TABLE "${table}" (id TEXT PRIMARY KEY, email TEXT)`)
          sql.exec(`INSERT INTO "${table}" VALUES ('${site}', 'of-the-platform@example.com')`)
        })
      await fill(from, 3)
      const slices = await exported(from)
      expect(slices.join('')).not.toContain(table)
      expect(await agency(from).transfer.emails()).not.toContain('of-the-platform@example.com')
      expect(await agency(to).transfer.isEmpty()).toBe(true)
      expect(await agency(to).transfer.begin()).toBe(true)
      for (const slice of slices) await agency(to).transfer.restore(slice)
      expect(await exported(to)).toEqual(slices)
      await agency(to).transfer.undo()
      expect(await agency(to).transfer.isEmpty()).toBe(true)
      expect(await agencyRows(to, `SELECT id FROM "${table}"`)).toEqual([{ id: String(to) }])
    },
  )

  it('17.2: knows each table that the steps of the schema make (AGENCY-115)', async () => {
    const made = await agencyRows<{ name: string }>(
      2999,
      `SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '\\_%' ESCAPE '\\' ORDER BY rowid`,
    )
    expect(tablesOf(SCHEMA_STEPS)).toEqual(made.map(({ name }) => name))
  })

  it('holds no tokens, counts or keys of forms (AGENCY-12)', async () => {
    await fill(23, 1)
    await agency(23).tokens.insert({
      hash: 'secret',
      purpose: 'edit',
      subject: 's',
      expiresAt: null,
    })
    const text = (await exported(23)).join('')
    expect(text).toContain('visitor-0@example.com')
    expect(text).not.toMatch(/secret|"b0"|key-0/)
  })

  it('sends no mail again that is put back (AGENCY-14)', async () => {
    await fill(24, 2)
    for (const slice of await exported(24)) await agency(25).transfer.restore(slice)
    expect(await agency(25).held.hold(NOW + 1000)).toEqual({ mails: 2, tasks: 0 })
    expect(await agencyRows(25, 'SELECT DISTINCT state, error FROM outbox')).toEqual([
      { state: 'failed', error: 'held: restored from a backup' },
    ])
    expect(await agencyRows(25, `SELECT count(*) AS n FROM task WHERE kind = 'mail'`)).toEqual([
      { n: 0 },
    ])
  })

  it('is refused where a line is not one of an export, and nothing of it stays (AGENCY-15)', async () => {
    const [good = ''] = await exported(21)
    for (const bad of [
      '{"table":"sqlite_schema","row":{"name":"x"}}',
      '{"table":"task; DROP TABLE task","row":{}}',
      '{"table":"enquiry","row":{"id\\" = 1 --":"x"}}',
      '{"table":"enquiry","row":{"id":{"a":1}}}',
      '{"table":"counter","row":{"bucket":"b","count":1,"until":1}}',
      'not JSON',
    ])
      expect(
        await Promise.resolve(
          agency(26).transfer.restore(good.slice(0, good.indexOf('\n') + 1) + bad),
        ).then(
          () => 'restored',
          () => 'refused',
        ),
      ).toBe('refused')
    expect(await agency(26).transfer.isEmpty()).toBe(true)
  })
})
