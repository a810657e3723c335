import type { Bindings } from '../../../../worker/listing-api/bindings.ts'
import { bindings } from './api.ts'

interface Stub {
  perform(name: string, parameters: unknown[]): Promise<unknown>
  empty(): Promise<void>
}

/** The objects, each call to one seen by `between`, which makes the real one or fails. */
export function watchedObjects(
  between: (name: string, parameters: unknown[], real: () => Promise<unknown>) => Promise<unknown>,
): Pick<Bindings, 'LISTINGS'> {
  const getByName = (name: string): Stub => {
    const real = bindings.LISTINGS.getByName(name) as unknown as Stub
    return {
      perform: (call, parameters) =>
        between(call, parameters, () => real.perform(call, parameters)),
      empty: () => real.empty(),
    }
  }
  return { LISTINGS: { getByName } as unknown as DurableObjectNamespace }
}

/** An error as workerd marks it. */
export const marked = (mark: 'overloaded' | 'retryable'): Error =>
  Object.assign(new Error('the object said no'), { [mark]: true })
