import { AGENCY, OTHER_AGENCY } from './agency.ts'
import { ask, putIn, rowsIn } from './api.ts'
import { AGENDAS, UNITS } from './stays.ts'

/** Two agencies of which only the first has holiday homes and agendas; nothing is booked. */
export async function seedStays(): Promise<void> {
  await putIn({ ...AGENCY, rentalUnits: UNITS, agendas: AGENDAS })
  await putIn(OTHER_AGENCY)
}

export const postOnce = (path: string, body: unknown, key?: string): Promise<Response> =>
  ask(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key && { 'idempotency-key': key }) },
    body: JSON.stringify(body),
  })

/** Rows of site 7. */
export const count = async (sql: string): Promise<number> =>
  Number((await rowsIn(7, `SELECT COUNT(*) AS count FROM ${sql}`))[0]?.count ?? -1)
