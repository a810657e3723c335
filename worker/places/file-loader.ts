import type { Bindings } from '../env.ts'
import { describeError, log } from '../http/log.ts'

/**
 * Reads one of the deployment's own files when it is first asked for, and keeps what it says in this isolate: a deployment
 * never changes it. Null: it cannot be had, which is logged as `event`, and is tried again when it is next asked for.
 */
export function createFileLoader<Content extends object>(
  path: string,
  event: string,
  read: (text: string) => Content,
): (env: Pick<Bindings, 'ASSETS'>) => Promise<Readonly<Content> | null> {
  let known: Readonly<Content> | null = null
  return async env => {
    if (known) return known
    try {
      const file = await env.ASSETS.fetch(new URL(path, 'https://assets.invalid'))
      if (!file.ok) throw new Error(`status ${file.status}`)
      known = Object.freeze(read(await file.text()))
    } catch (error) {
      log({ event, error: describeError(error) })
    }
    return known
  }
}
