import { env, runInDurableObject } from 'cloudflare:test'
import type { AgencyObject } from '../../worker/agency/agency-object.ts'
import { agencyOf, agencyStub } from '../../worker/agency/stub.ts'
import type { Bindings } from '../../worker/env.ts'
import { alarm } from './alarm.ts'

/** An agency's store, as the Worker calls it. */
export const agency = (site: number) => agencyOf(env as unknown as Bindings, site)

const object = (site: number) => agencyStub(env as unknown as Bindings, site)

/** Runs what is due at an agency; the number of tasks. */
export const runDueTasks = (
  site: number,
  bindings: Partial<Record<keyof Bindings, unknown>> = {},
  now = Date.now(),
): Promise<number> =>
  runInDurableObject(object(site), (agency: AgencyObject) =>
    agency.runDueTasks({ ...env, ...bindings } as unknown as Bindings, now),
  )

/** What the platform does when an agency's alarm is due, with the bindings of the Worker. */
export const ringAlarm = (site: number): Promise<void> =>
  runInDurableObject(object(site), (agency: AgencyObject) => alarm.call(agency))

/** Rows of an agency's database, as it stands. */
export const agencyRows = <T extends Record<string, SqlStorageValue>>(
  site: number,
  query: string,
  ...values: SqlStorageValue[]
): Promise<T[]> =>
  runInDurableObject(object(site), (_: AgencyObject, { storage }) =>
    storage.sql.exec<T>(query, ...values).toArray(),
  )

/** When an agency's alarm rings; null: never. */
export const alarmOf = (site: number): Promise<number | null> =>
  runInDurableObject(object(site), (_: AgencyObject, { storage }) => storage.getAlarm())

interface WrittenMail {
  kind: string
  recipient: string
  subject: string
  text: string
  attachments?: { content: string }[]
}

/** The mails that wait to be sent, the oldest first. */
export async function mailsOf(site: number): Promise<WrittenMail[]> {
  const rows = await agencyRows<{ kind: string; recipient: string; message: string }>(
    site,
    'SELECT kind, recipient, message FROM outbox ORDER BY created_at, kind, recipient',
  )
  return rows.map(({ message, ...row }) => ({ ...row, ...JSON.parse(message) }))
}

/** What a test asks of one agency's store. */
export const storeOf = (site: number, bindings: Partial<Record<keyof Bindings, unknown>>) => ({
  rows: <T extends Record<string, SqlStorageValue>>(query: string, ...values: SqlStorageValue[]) =>
    agencyRows<T>(site, query, ...values),
  count: async (table: string): Promise<number | undefined> =>
    (await agencyRows<{ n: number }>(site, `SELECT count(*) AS n FROM ${table}`))[0]?.n,
  /** The clock comes by. */
  runTasks: (now: number): Promise<number> => runDueTasks(site, bindings, now),
})

/** The object itself, for what no call can show. */
export const inAgency = <T>(
  site: number,
  look: (agency: AgencyObject, storage: DurableObjectStorage) => T | Promise<T>,
): Promise<T> =>
  runInDurableObject(object(site), (found: AgencyObject, { storage }) => look(found, storage))
