import type { SchemaState } from '../../store/schema.ts'
import type { ApiError } from '../http/errors.ts'

/** What a call of a site's object comes to. A refusal crosses as a value, since a thrown error loses its class on the way. */
export type Outcome = { value: unknown } | { refused: Refusal }

interface Refusal {
  status: ApiError['status']
  message: string
  field?: string | undefined
  /** Why an object cannot answer at all: its schema is behind. */
  code?: 'schema'
}

/** The methods of Listings as the Worker in front calls them. */
export interface ListingsStub {
  perform(name: string, parameters: unknown[]): Promise<Outcome>
  empty(): Promise<void>
  wakeSchema(): Promise<SchemaState | null>
}

/** The objects of all sites, each by its name. */
export interface ListingsNamespace {
  jurisdiction(name: string): ListingsNamespace
  getByName(name: string, options: { locationHint: string }): ListingsStub
}
