import type { AgencyCalls } from '../agency/store.ts'
import type { Position, Slice } from '../agency/copies/transfer.ts'
import { API_PLACEHOLDER, sendToApi } from '../api/connect.ts'
import type { Bindings } from '../env.ts'
import { streamOf } from './lines.ts'

/** The first line of an export. A number that a reader does not know is another format. */
export const EXPORT_FORMAT = 'baksteen-agency/2'

/** Of earlier releases, whose nightly copies are still there: where no listings followed, nothing said that it was whole. */
export const FORMER_FORMAT = 'baksteen-agency/1'

/** The line after which the listing API's own export follows, as it came. */
export const LISTINGS_FOLLOW = '{"follows":"listings"}'

/** The last line where the back end keeps its own copies. */
export const NOTHING_FOLLOWS = '{"follows":"nothing"}'

/** Answers by which a listing API says that it keeps its own copies. */
const NO_EXPORT: ReadonlySet<number> = new Set([404, 405, 501])

interface Source {
  env: Bindings
  siteId: number
  agency: AgencyCalls
  /** Tables that are left out; absent: none. */
  without?: readonly string[]
}

/**
 * All that an agency has, both its objects, as NDJSON: a head, the rows of its store, then its listings where the
 * embedded back end keeps them, or that nothing follows. No time stands in it: the same rows are the same bytes. The stream fails where a part
 * cannot be read to its end.
 */
export function exportAgency({
  env,
  siteId,
  agency,
  without = [],
}: Source): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const chunks = async function* (): AsyncGenerator<Uint8Array> {
    yield encoder.encode(`${JSON.stringify({ format: EXPORT_FORMAT, site: siteId })}\n`)
    let at: Position | null = null
    do {
      const slice: Slice = await agency.transfer.slice(at, without)
      yield encoder.encode(slice.lines)
      at = slice.next
    } while (at)
    const listings = await fetchListings(env, siteId)
    yield encoder.encode(`${listings ? LISTINGS_FOLLOW : NOTHING_FOLLOWS}\n`)
    if (listings) yield* listings
  }
  return streamOf(chunks())
}

/** Without a deadline: an export takes as long as it takes. */
async function fetchListings(
  env: Bindings,
  siteId: number,
): Promise<ReadableStream<Uint8Array> | null> {
  const response = await sendToApi(
    env,
    { siteId },
    new Request(`${API_PLACEHOLDER}/sites/${siteId}/export`, {
      headers: keyHeaders(env),
      redirect: 'manual',
    }),
  )
  if (response.ok) return response.body
  await response.body?.cancel()
  if (NO_EXPORT.has(response.status)) return null
  throw new Error(`the listing API exports nothing: ${response.status}`)
}

/** The key of calls that read and write a whole site. */
export const keyHeaders = (env: Bindings): Record<string, string> => ({
  Authorization: `Bearer ${env.API_KEY || env.IMPORT_KEY || ''}`,
  'X-CLIENT': 'website',
})
