import { describe, expect, it } from 'vitest'
import { agency as store, agencyRows } from '../../support/agency-object.ts'
import { aMailingAgency } from '../../support/agencies/a-mailing-agency.ts'

const DAY = 86_400_000
const TABLES = ['enquiry', 'consent', 'subscriber', 'subscription', 'outbox']

async function somebody(email = 'an@voorbeeld.be') {
  const agency = await aMailingAgency({}, { RATE_LIMITS: 'off' })
  await agency.post('/nl/ajax/contact-form-handler', {
    name: 'An',
    email,
    text: 'Dag',
    privacy: '1',
  })
  await agency.post('/nl/hou-me-op-de-hoogte', { email, privacy: '1', reason: 'new', type: '1' })
  return agency
}

/** Every table of both databases that holds the address in any column. */
async function tablesWith(
  { db, site }: Awaited<ReturnType<typeof aMailingAgency>>,
  text: string,
): Promise<string[]> {
  const { results } = await db
    .prepare(`SELECT name FROM sqlite_master WHERE type = 'table' AND sql LIKE '%site_id%'`)
    .all<{ name: string }>()
  const own = await agencyRows<{ name: string }>(
    site.id,
    `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '%\\_cf%' ESCAPE '\\'`,
  )
  const found = await Promise.all([
    ...own.map(async ({ name }) =>
      JSON.stringify(await agencyRows(site.id, `SELECT * FROM ${name}`)).includes(text)
        ? [name]
        : [],
    ),
    ...results.map(async ({ name }) =>
      JSON.stringify(
        (await db.prepare(`SELECT * FROM ${name} WHERE site_id = ?`).bind(site.id).all()).results,
      ).includes(text)
        ? [name]
        : [],
    ),
  ])
  return found.flat()
}

describe('personal data', () => {
  it('exports everything stored about an address, and leaves no trace of it when erased (PRIV-1, PRIV-2)', async () => {
    const agency = await somebody()
    const other = await somebody()
    const kept = await store(agency.site.id).persons.export('an@voorbeeld.be')
    expect(
      Object.fromEntries(Object.entries(kept ?? {}).map(([table, rows]) => [table, rows.length])),
    ).toEqual({
      enquiry: 1,
      thread: 1,
      reply: 0,
      booking: 0,
      stay: 0,
      waitlist_entry: 0,
      consent: 2,
      delivery: 0,
      subscription: 1,
      subscriber: 1,
      outbox: 2,
      bounce: 0,
    })
    expect(await tablesWith(agency, 'an@voorbeeld.be')).not.toEqual([])
    expect(await store(agency.site.id).persons.erase('an@voorbeeld.be')).toBeGreaterThan(6)
    expect(await tablesWith(agency, 'an@voorbeeld.be')).toEqual([])
    expect(await other.countStored('enquiry')).toBe(1)
  })
})

async function deleteAll(site: number, now: number): Promise<void> {
  const { retention } = store(site)
  for (const rule of await retention.rules()) await retention.deleteSlice(rule, now)
}

describe('nightly retention', () => {
  it.each([
    [1, { enquiry: 1, consent: 2, subscriber: 1, subscription: 1, outbox: 2 }],
    [6, { enquiry: 1, consent: 2, subscriber: 1, subscription: 1, outbox: 2 }],
    [364, { enquiry: 1, consent: 2, subscriber: 0, subscription: 0, outbox: 2 }],
    [8, { enquiry: 1, consent: 2, subscriber: 0, subscription: 0, outbox: 2 }],
    [366, { enquiry: 0, consent: 0, subscriber: 0, subscription: 0, outbox: 0 }],
  ])('after %i days leaves %o (PRIV-4, PRIV-5, PRIV-6)', async (days, left) => {
    const agency = await somebody()
    await agency.runDue()
    await agency.runDue(Date.now() + days * DAY)
    expect(
      Object.fromEntries(
        await Promise.all(TABLES.map(async table => [table, await agency.countStored(table)])),
      ),
    ).toEqual(left)
  })

  it('keeps an unconfirmed search for seven days to the millisecond, and a confirmed one longer (PRIV-4)', async () => {
    const [agency, other] = [await somebody(), await somebody()]
    await other.stored('UPDATE subscription SET confirmed_at = created_at')
    const [search] = await agency.stored('SELECT created_at FROM subscription')
    const end = Number(search?.created_at) + 7 * DAY
    for (const [now, left] of [
      [end, 1],
      [end + 1, 0],
    ] as const) {
      await deleteAll(agency.site.id, now)
      expect([
        await agency.countStored('subscription'),
        await agency.countStored('subscriber'),
      ]).toEqual([left, left])
    }
    await deleteAll(other.site.id, end + DAY)
    expect([
      await other.countStored('subscription'),
      await other.countStored('subscriber'),
    ]).toEqual([1, 1])
  })

  it('after 31 days wipes texts and recipients of mails, and keeps those still to be sent (PRIV-6)', async () => {
    const agency = await somebody()
    const { outbox, retention } = store(agency.site.id)
    const late = Date.now() + 31 * DAY
    const mails = await outbox.list(2)
    await retention.deleteSlice('texts', late)
    expect(await outbox.list(2)).toEqual(mails)
    await agency.runDue()
    await retention.deleteSlice('texts', late)
    expect(
      await agency.stored('SELECT kind, recipient, message FROM outbox ORDER BY kind'),
    ).toEqual([
      { kind: 'confirm', recipient: '', message: '{}' },
      { kind: 'contact', recipient: '', message: '{}' },
    ])
  })
})
