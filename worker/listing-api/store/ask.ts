import type { Bindings } from '../bindings.ts'
import type { Database } from '../db/database.ts'
import type { SchemaState } from '../../store/schema.ts'
import { ApiError } from '../http/errors.ts'
import type { CALLS, RESTORE_CALLS } from './calls.ts'
import type { ListingsStub } from './outcome.ts'

type Calls = typeof CALLS & typeof RESTORE_CALLS
type CallName = keyof Calls
type ParametersOf<Name extends CallName> = Calls[Name] extends (
  database: Database,
  ...rest: infer Rest
) => unknown
  ? Rest
  : never

/**
 * Asks a site's object for one of CALLS, each one transaction there. Throws the ApiError that the object refuses with,
 * or one of 503 when it is overloaded.
 */
export type Ask = <Name extends CallName>(
  name: Name,
  ...parameters: ParametersOf<Name>
) => Promise<ReturnType<Calls[Name]>>

/** Where agencies are: an object is made near whoever asks for it first, unless it is told. */
const LOCATION = 'weur'

/** Makes every stub. One for each call, since one that has seen its object fail goes on failing. */
const stubOf = ({ LISTINGS, JURISDICTION }: Bindings, siteId: number): ListingsStub =>
  (JURISDICTION ? LISTINGS.jurisdiction(JURISDICTION) : LISTINGS).getByName(String(siteId), {
    locationHint: LOCATION,
  })

/** Only for ids that the directory has: asking makes an object. */
export const askListings =
  (env: Bindings, siteId: number): Ask =>
  async (name, ...parameters) => {
    const outcome = await retried(() => stubOf(env, siteId).perform(name, parameters))
    if ('refused' in outcome) {
      const { status, message, field } = outcome.refused
      throw new ApiError(status, message, field)
    }
    // The object runs the function of this name in the same table of calls.
    return outcome.value as ReturnType<Calls[typeof name]>
  }

/** Applies the steps of the schema that a site's object lacks, those marked late too. null: there is nothing in it. */
export const wakeListings = (env: Bindings, siteId: number): Promise<SchemaState | null> =>
  retried(() => stubOf(env, siteId).wakeSchema())

/** Deletes everything of a site. */
export const emptyListings = (env: Bindings, siteId: number): Promise<void> =>
  retried(() => stubOf(env, siteId).empty())

/**
 * A call that a reset cut off is made once more: each has one effect however often it comes, bookings by their key. An
 * overloaded object is not asked again (LAPI-77).
 */
async function retried<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call()
  } catch (error) {
    if (isMarked(error, 'overloaded')) throw overloaded()
    if (!isMarked(error, 'retryable')) throw error
  }
  try {
    return await call()
  } catch (error) {
    throw isMarked(error, 'overloaded') || isMarked(error, 'retryable') ? overloaded() : error
  }
}

const overloaded = (): ApiError =>
  new ApiError('unavailable', 'This site has too much to do at the moment')

/** What workerd says of an error that an object's call ended with. */
const isMarked = (error: unknown, mark: 'overloaded' | 'retryable'): boolean =>
  error instanceof Error && Reflect.get(error, mark) === true
