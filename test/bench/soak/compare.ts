import type { DatabaseSync } from 'node:sqlite'
import { closeFile, markerOf, openFast } from '../agencies.ts'
import { AS_IT_WAS, type Effect, type EffectKind, type Written } from './model.ts'
import type { Soak } from './soak.ts'

export interface Difference {
  lost: string[]
  twice: string[]
  foreign: string[]
  /** It stands there though its visitor was told that it doesn't. */
  unasked: string[]
  /** Nothing came of it in the end, one way or the other. */
  open: string[]
}

export interface Files {
  agency: string
  listings: string
}

/** Rows of somebody, by address. */
const ROWS: Record<EffectKind, { of: keyof Files; sql: string }> = {
  enquiry: { of: 'agency', sql: 'SELECT email FROM enquiry' },
  subscription: {
    of: 'agency',
    sql: 'SELECT email FROM subscription JOIN subscriber ON subscriber.id = subscriber_id',
  },
  viewing: { of: 'listings', sql: 'SELECT email FROM appointment WHERE cancelled_at IS NULL' },
}

/** Each enquiry is told to the agency by one mail, each subscription asked about by one. */
const MAILS: Partial<Record<EffectKind, string>> = {
  enquiry: `SELECT email FROM enquiry JOIN outbox ON enquiry_id = enquiry.id AND outbox.kind = 'contact'`,
}

/** Reads what the agencies' objects hold, nothing serving them any more, beside what the model says that they must. */
export function compare(soak: Soak, files: ReadonlyMap<number, Files>): Difference {
  const found: Difference = { lost: [], twice: [], foreign: [], unasked: [], open: [] }
  for (const site of soak.sites) {
    const { agency = '', listings = '' } = files.get(site) ?? {}
    const db = { agency: openFast(agency), listings: openFast(listings) }
    for (const kind of ['enquiry', 'subscription', 'viewing'] as const) {
      const { of, sql } = ROWS[kind]
      const own = soak.model.effects.filter(each => each.site === site && each.kind === kind)
      compareRows(found, own, countRows(db[of], sql), site, kind)
      const mails = MAILS[kind]
      if (mails) compareRows(found, own, countRows(db.agency, mails), site, `mail of ${kind}`)
    }
    for (const email of emails(db.agency, `SELECT email FROM booking WHERE state = 'pending'`))
      found.open.push(`booking of ${email}`)
    compareBookings(found, db)
    compareWritten(soak, site, db.listings, found)
    closeFile(db.agency)
    closeFile(db.listings)
  }
  return found
}

const emails = (db: DatabaseSync, sql: string): string[] =>
  db
    .prepare(sql)
    .all()
    .map(({ email }) => String(email))

function countRows(db: DatabaseSync, sql: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const email of emails(db, sql)) counts.set(email, (counts.get(email) ?? 0) + 1)
  return counts
}

function compareRows(
  found: Difference,
  effects: readonly Effect[],
  rows: ReadonlyMap<string, number>,
  site: number,
  what: string,
): void {
  for (const { email, told } of effects) {
    const count = rows.get(email) ?? 0
    if (told === 'done' && count === 0) found.lost.push(`${what} of ${email}`)
    if (count > 1) found.twice.push(`${what} of ${email}: ${count}`)
    if (told === 'refused' && count > 0) found.unasked.push(`${what} of ${email}`)
  }
  const own = `@${markerOf(site).toLowerCase()}.example`
  for (const email of rows.keys())
    if (!email.endsWith(own)) found.foreign.push(`${what} of ${email} at ${site}`)
}

/** What the agency's books call booked stands in the agenda, and nothing else does. */
function compareBookings(found: Difference, db: Record<keyof Files, DatabaseSync>): void {
  const agenda = countRows(db.listings, ROWS.viewing.sql)
  const booked = countRows(db.agency, `SELECT email FROM booking WHERE state = 'booked'`)
  for (const email of booked.keys())
    if (!agenda.has(email)) found.lost.push(`appointment of ${email}`)
  for (const email of agenda.keys())
    if (!booked.has(email)) found.unasked.push(`appointment of ${email}`)
}

function compareWritten(soak: Soak, site: number, db: DatabaseSync, found: Difference): void {
  const row = db.prepare(`SELECT words FROM translation WHERE locale = 'nl'`).get()
  const word = /Naar de inhoud \d+/.exec(String(row?.words))?.[0] ?? ''
  check(found, soak.model.words.get(site), word, `wording of ${site}`)
  for (const { id } of soak.homes) {
    const estate = db.prepare('SELECT price FROM estate WHERE id = ?1').get(id)
    const at = `${site}/${id}`
    check(found, soak.model.prices.get(at), String(estate?.price), `price of ${at}`)
  }
}

function check(found: Difference, written: Written | undefined, value: string, what: string): void {
  if (written && ![AS_IT_WAS, value].some(each => written.values.includes(each)))
    found.lost.push(`${what}: ${value}, not ${written.values.join(' or ')}`)
}
