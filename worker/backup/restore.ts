import * as v from 'valibot'
import type { AgencyCalls } from '../agency/store.ts'
import { API_PLACEHOLDER, sendToApi } from '../api/connect.ts'
import type { Bindings } from '../env.ts'
import { describeError } from '../http/log.ts'
import {
  EXPORT_FORMAT,
  FORMER_FORMAT,
  keyHeaders,
  LISTINGS_FOLLOW,
  NOTHING_FOLLOWS,
} from './export.ts'
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
  | Refused

type Refused =
  /** It has rows of its own, at which end. */
  { outcome: 'not-empty'; part: 'agency' | 'listings' } | { outcome: 'unreadable'; message: string }

const HEAD = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ format: v.picklist([EXPORT_FORMAT, FORMER_FORMAT]), site: v.number() }),
)

/** `from`: the site that it was made of. */
type Put = { rows: number; listings: boolean; from: number }

/**
 * Puts an export into an empty agency, which may be another one than it was made of, and settles it (settle.ts): all of it, or
 * nothing. Where this Worker is cut off, it can be run again after the agency was emptied. Throws when an object fails.
 */
export async function restoreAgency(
  { env, siteId, agency, now }: Target,
  body: ReadableStream<Uint8Array>,
): Promise<Restored> {
  if (!(await agency.transfer.begin())) return { outcome: 'not-empty', part: 'agency' }
  const lines = linesOf(body)
  const put = await putIn({ env, siteId, agency, now }, lines).catch(unreadable)
  if ('outcome' in put) {
    await agency.transfer.undo()
    await lines.return(undefined)
    return put
  }
  await agency.transfer.finish()
  const { from, ...report } = put
  return { outcome: 'restored', ...report, ...(await settle({ env, siteId, agency, now, from })) }
}

const unreadable = (error: unknown): Refused => ({
  outcome: 'unreadable',
  message: `it cannot be read to its end: ${describeError(error).slice(0, 300)}`,
})

async function putIn(
  { env, siteId, agency }: Target,
  lines: AsyncGenerator<string>,
): Promise<Put | Refused> {
  const head = v.safeParse(HEAD, (await lines.next()).value)
  if (!head.success) return { outcome: 'unreadable', message: 'not an export of an agency' }
  const { format, site: from } = head.output
  let rows = 0
  let slice = ''
  const send = async (): Promise<void> => {
    rows += await agency.transfer.restore(slice)
    slice = ''
  }
  for (let line = await lines.next(); !line.done; line = await lines.next()) {
    if (line.value === LISTINGS_FOLLOW || line.value === NOTHING_FOLLOWS) {
      await send()
      const hasListings = line.value === LISTINGS_FOLLOW
      const refused = hasListings && (await sendListings(env, siteId, lines))
      return refused || { rows, listings: hasListings, from }
    }
    slice += `${line.value}\n`
    if (slice.length >= SLICE_LENGTH) await send()
  }
  if (format !== FORMER_FORMAT) return { outcome: 'unreadable', message: 'this copy is cut off' }
  await send()
  return { rows, listings: false, from }
}

async function sendListings(
  env: Bindings,
  siteId: number,
  lines: AsyncGenerator<string>,
): Promise<Refused | null> {
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
