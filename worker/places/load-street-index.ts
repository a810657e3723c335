import type { Bindings } from '../env.ts'
import { describeError, log } from '../http/log.ts'
import { browserFiles } from '../page/browser-files.ts'
import { readStreetIndex, type StreetIndex } from './find-spots.ts'

/** What this isolate has read: one text of a megabyte, which a deployment never changes. */
let known: StreetIndex | null = null

/** Streets and quarters, from the deployment's own files, read when a place is first searched; null: they cannot be had. */
export async function loadStreetIndex(env: Pick<Bindings, 'ASSETS'>): Promise<StreetIndex | null> {
  if (known) return known
  try {
    const file = await env.ASSETS.fetch(new URL(browserFiles.streetIndex, 'https://assets.invalid'))
    if (!file.ok) throw new Error(`status ${file.status}`)
    known = Object.freeze(readStreetIndex(await file.text()))
  } catch (error) {
    log({ event: 'streets-not-read', error: describeError(error) })
  }
  return known
}
