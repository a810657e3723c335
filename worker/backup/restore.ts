import * as v from 'valibot'
import type { AgencyCalls } from '../agency/store.ts'
import { API_PLACEHOLDER, sendToApi } from '../api/connect.ts'
import type { Bindings } from '../env.ts'
import { EXPORT_FORMAT, keyHeaders, LISTINGS_FOLLOW } from './export.ts'
import { linesOf, streamOf } from './lines.ts'
import { settle, type Settled } from './settle.ts'

/** What goes to the object in one call. */
const SLICE_LENGTH = 500_000

interface Target {
  env: Bindings
  siteId: number
  agency: AgencyCalls
  now: number
}

/** What came of a restore. */
export type Restored =
  | ({ outcome: 'restored'; rows: number; listings: boolean } & Settled)
  /** It has rows of its own, at which end. */
  | { outcome: 'not-empty'; part: 'agency' | 'listings' }
  | { outcome: 'unreadable'; message: string }

const HEAD = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ format: v.literal(EXPORT_FORMAT), site: v.number() }),
)

/**
 * Puts an export into an empty agency, which may be another one than it was made of, and settles it (settle.ts). Cut off, it can be run again after the agency was emptied. Throws when an object fails.
 */
export async function restoreAgency(
  { env, siteId, agency, now }: Target,
  body: ReadableStream<Uint8Array>,
): Promise<Restored> {
  if (!(await agency.transfer.isEmpty())) return { outcome: 'not-empty', part: 'agency' }
  const lines = linesOf(body)
  const head = v.safeParse(HEAD, (await lines.next()).value)
  if (!head.success) return { outcome: 'unreadable', message: 'not an export of an agency' }
  let rows = 0
  let slice = ''
  const send = async (): Promise<void> => {
    rows += await agency.transfer.restore(slice)
    slice = ''
  }
  const finish = (): Promise<Settled> => settle({ env, siteId, agency, now })
  for (let line = await lines.next(); !line.done; line = await lines.next()) {
    if (line.value === LISTINGS_FOLLOW) {
      await send()
      const refused = await sendListings(env, siteId, lines)
      if (refused) return refused
      return { outcome: 'restored', rows, listings: true, ...(await finish()) }
    }
    slice += `${line.value}\n`
    if (slice.length >= SLICE_LENGTH) await send()
  }
  await send()
  return { outcome: 'restored', rows, listings: false, ...(await finish()) }
}

async function sendListings(
  env: Bindings,
  siteId: number,
  lines: AsyncGenerator<string>,
): Promise<Restored | null> {
  const encoder = new TextEncoder()
  const rest = async function* (): AsyncGenerator<Uint8Array> {
    for await (const line of lines) yield encoder.encode(`${line}\n`)
  }
  const response = await sendToApi(
    env,
    { siteId },
    new Request(`${API_PLACEHOLDER}/sites/${siteId}/restore`, {
      method: 'POST',
      body: streamOf(rest()),
      redirect: 'manual',
      headers: { ...keyHeaders(env), 'Content-Type': 'application/x-ndjson' },
    }),
  )
  const text = await response.text()
  if (response.ok) return null
  if (response.status === 409) return { outcome: 'not-empty', part: 'listings' }
  return { outcome: 'unreadable', message: `listings: ${response.status} ${text.slice(0, 300)}` }
}
