import { factsKey } from '../../../../worker/listing-api/estate/pending-facts.ts'
import { applyD1Migrations, runInDurableObject, type D1Migration } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import type { Place } from '../../../../shared/places/belgium.ts'
import { app } from '../../../../worker/listing-api/app.ts'
import type { Bindings } from '../../../../worker/listing-api/bindings.ts'
import type { SiteSeed } from '../../../../worker/listing-api/db/site-seed.ts'
import { footerLine, headerLine } from '../../../../worker/listing-api/site/copy.ts'
import { AGENCY, OTHER_AGENCY, PLACES } from './agency.ts'
import { siteRows } from './site-rows.ts'

export const bindings = env as unknown as Bindings & { MIGRATIONS: D1Migration[] }

/** The same namespace with what tests may do to an object. */
export const objects = bindings.LISTINGS as unknown as DurableObjectNamespace

/** The two agencies as new. */
export async function seedAgencies(): Promise<void> {
  await putIn(AGENCY)
  await putIn(OTHER_AGENCY)
}

/** Of a copy that this release made: its homes have the facts of today. */
const FACTS_OF_TODAY = {
  table: 'estate_facts',
  row: { only_row: 1, known: factsKey(), making: null, after_id: 0 },
}

/** Puts an agency in, in the place of one that has its id. */
export async function putIn(seed: SiteSeed, places: Place[] = PLACES): Promise<void> {
  await applyD1Migrations(bindings.DB, bindings.MIGRATIONS)
  const { id } = seed.site
  await askBound(`/sites/${id}`, { method: 'DELETE' })
  const rows = [FACTS_OF_TODAY, ...siteRows(seed, places)]
  const lines = [headerLine(id), ...rows.map(row => JSON.stringify(row)), footerLine(rows.length)]
  const answer = await restore(id, `${lines.join('\n')}\n`)
  if (!answer.ok) throw new Error(await answer.text())
}

export const restore = (id: number, copy: BodyInit): Promise<Response> =>
  askBound(`/sites/${id}/restore`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-ndjson' },
    body: copy,
  })

/** Asks the API through its front door, by default without a key, where it stands open. */
export const ask = async (
  path: string,
  init?: RequestInit,
  over: Partial<Bindings> = {},
): Promise<Response> => app.fetch(new Request(`http://api${path}`, init), { ...bindings, ...over })

/** As a bound Worker asks. */
export const askBound = (path: string, init?: RequestInit): Promise<Response> =>
  ask(path, init, { BOUND: true })

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

export const postBound = (path: string, body: unknown): Promise<Response> =>
  post(path, body, { BOUND: true })

/** Looks into a site's object, or changes what no call changes. */
export const inObject = <Result>(
  id: number,
  work: (state: DurableObjectState) => Result | Promise<Result>,
): Promise<Result> =>
  runInDurableObject(objects.getByName(String(id)), (_object, state) => work(state))

/** The rows of a statement in a site's object. */
export const rowsIn = (
  id: number,
  sql: string,
  ...values: (string | number | null)[]
): Promise<Record<string, SqlStorageValue>[]> =>
  inObject(id, ({ storage }) => storage.sql.exec(sql, ...values).toArray())
