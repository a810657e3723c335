import { env, runInDurableObject } from 'cloudflare:test'
import type { AgencyObject } from '../../worker/agency/agency-object.ts'
import { agencyOf, agencyStub } from '../../worker/agency/stub.ts'
import type { Bindings } from '../../worker/env.ts'
import { alarm } from './stop-alarms.ts'

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

/** The object itself, for what no call can show. */
export const inAgency = <T>(
  site: number,
  look: (agency: AgencyObject, storage: DurableObjectStorage) => T | Promise<T>,
): Promise<T> =>
  runInDurableObject(object(site), (found: AgencyObject, { storage }) => look(found, storage))
