import type { Bindings } from '../../../../worker/listing-api/bindings.ts'
import type { ListingsNamespace, Outcome } from '../../../../worker/listing-api/store/outcome.ts'
import { bindings } from './api.ts'

/** The objects, each call to one seen by `between`, which makes the real one or fails. */
export function watchedObjects(
  between: (name: string, parameters: unknown[], real: () => Promise<Outcome>) => Promise<Outcome>,
): Pick<Bindings, 'LISTINGS'> {
  const LISTINGS: ListingsNamespace = {
    jurisdiction: () => LISTINGS,
    getByName(name, options) {
      const real = bindings.LISTINGS.getByName(name, options)
      return {
        perform: (call, parameters) =>
          between(call, parameters, () => real.perform(call, parameters)),
        empty: () => real.empty(),
        wakeSchema: () => real.wakeSchema(),
      }
    },
  }
  return { LISTINGS }
}

/** An error as workerd marks it. */
export const marked = (mark: 'overloaded' | 'retryable'): Error =>
  Object.assign(new Error('the object said no'), { [mark]: true })
