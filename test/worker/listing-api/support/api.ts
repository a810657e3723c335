import { applyD1Migrations, type D1Migration } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { app } from '../../../../worker/listing-api/app.ts'
import type { Bindings } from '../../../../worker/listing-api/env.ts'
import { prepare, sql } from '../../../../worker/listing-api/db/sql.ts'
import {
  deleteSites,
  writePlaces,
  writeSite,
} from '../../../../worker/listing-api/db/write-site.ts'
import { AGENCY, OTHER_AGENCY, PLACES } from './agency.ts'

export const bindings = env as unknown as Bindings & { MIGRATIONS: D1Migration[] }

/** The tables, with the two agencies as new. */
export async function seedAgencies(): Promise<void> {
  await applyD1Migrations(bindings.DB, bindings.MIGRATIONS)
  const statements = [
    sql`DELETE FROM import_run`,
    deleteSites([7, 8]),
    writePlaces(PLACES),
    writeSite(AGENCY),
    writeSite(OTHER_AGENCY),
  ].flat()
  await bindings.DB.batch(statements.map(statement => prepare(bindings.DB, statement)))
}

/** Asks the API through its front door, by default without a key, where it stands open. */
export const ask = async (
  path: string,
  init?: RequestInit,
  over: Partial<Bindings> = {},
): Promise<Response> => app.fetch(new Request(`http://api${path}`, init), { ...bindings, ...over })

export const get = async <T>(path: string): Promise<T> => (await ask(path)).json<T>()

export const post = (
  path: string,
  body: unknown,
  over: Partial<Bindings> = {},
): Promise<Response> =>
  ask(
    path,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    },
    over,
  )

/** As a bound Worker asks. */
export const postBound = (path: string, body: unknown): Promise<Response> =>
  post(path, body, { BOUND: true })
