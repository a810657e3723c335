import type { Bindings } from '../env.ts'
import { isSchemaBehind } from '../store/schema.ts'
import type { AgencyObject } from './agency-object.ts'
import type { AgencyCalls } from './store.ts'

/** Where objects are made: near most visitors, since the first of them may be anywhere. */
export const LOCATION = 'weur'

type Platform = Pick<Bindings, 'AGENCY' | 'JURISDICTION'>

/** The object of a site. A stub fails for good when its object is reset, so each call takes a new one, which costs nothing. */
export function agencyStub({ AGENCY, JURISDICTION }: Platform, siteId: number) {
  // wrangler's types know the class by the Worker's entry; here its calls are enough.
  const everywhere = AGENCY as DurableObjectNamespace<AgencyObject>
  const namespace = JURISDICTION ? everywhere.jurisdiction(JURISDICTION) : everywhere
  return namespace.getByName(String(siteId), { locationHint: LOCATION })
}

/** An agency's store does not answer, or could not do what it was asked. */
export class AgencyUnavailable extends Error {
  override name = 'AgencyUnavailable'
}

/**
 * The store of one agency: `agencyOf(env, 7).outbox.list(50)`. The id is one that the directory or the API gave, never one
 * out of a request: any number would make an object. A call that a reset cut off is made once more. Calls throw
 * AgencyUnavailable.
 */
export function agencyOf(platform: Platform, siteId: number): AgencyCalls {
  const call = async (part: string, method: string, args: unknown[]): Promise<unknown> => {
    const once = async (): Promise<unknown> => agencyStub(platform, siteId).call(part, method, args)
    try {
      const result = await once().catch((error: unknown) => {
        if (!isRetryable(error)) throw error
        return once()
      })
      if (isSchemaBehind(result)) throw new Error('its schema is behind')
      return result
    } catch (error) {
      throw new AgencyUnavailable(error instanceof Error ? error.message : String(error), {
        cause: error,
      })
    }
  }
  const part = (name: string): object =>
    new Proxy(
      {},
      {
        get:
          (_, method) =>
          (...args: unknown[]) =>
            call(name, String(method), args),
      },
    )
  // The proxy answers to every name; the type says which there are, and the object refuses others.
  return new Proxy({}, { get: (_, name) => part(String(name)) }) as AgencyCalls
}

/** The object was reset, by a deploy for instance; one that is overloaded is not asked again. */
const isRetryable = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'retryable' in error &&
  error.retryable === true &&
  !('overloaded' in error && error.overloaded === true)
