import { applyD1Migrations } from 'cloudflare:test'
import { raw, prepare } from '../../../../worker/listing-api/db/sql.ts'
import { deleteSites, writeSite } from '../../../../worker/listing-api/db/write-site.ts'
import { AGENCY, OTHER_AGENCY } from './agency.ts'
import { ask, bindings } from './api.ts'
import { AGENDAS, UNITS } from './stays.ts'

const BOOKED = [
  'rental_night',
  'rental_outside_night',
  'rental_reservation',
  'appointment',
  'agent_time',
]

/** Two agencies of which only the first has holiday homes and agendas; nothing is booked. */
export async function seedStays(): Promise<void> {
  await applyD1Migrations(bindings.DB, bindings.MIGRATIONS)
  await bindings.DB.batch(BOOKED.map(table => prepare(bindings.DB, raw(`DELETE FROM ${table}`))))
  await writeStaysAnew()
}

/** As a restart of the demo writes them. */
export async function writeStaysAnew(): Promise<void> {
  const statements = [
    deleteSites([7, 8]),
    writeSite({ ...AGENCY, rentalUnits: UNITS, agendas: AGENDAS }),
    writeSite(OTHER_AGENCY),
  ].flat()
  await bindings.DB.batch(statements.map(statement => prepare(bindings.DB, statement)))
}

export const postOnce = (path: string, body: unknown, key?: string): Promise<Response> =>
  ask(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key && { 'idempotency-key': key }) },
    body: JSON.stringify(body),
  })

export const count = async (sql: string): Promise<number> =>
  (await bindings.DB.prepare(`SELECT COUNT(*) AS count FROM ${sql}`).first<{ count: number }>())
    ?.count ?? -1
