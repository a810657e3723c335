import * as v from 'valibot'
import { fail } from '../options.ts'
import { callSite, type SiteTarget } from '../site-call.ts'
import { failureOf } from './site-of-pack.ts'

/** What a command ends with that applied nothing. */
export const NOTHING_APPLIED = 2

const Written = v.object({ changed: v.array(v.string()) })
const Refused = v.object({
  refused: v.array(
    v.object({ path: v.string(), field: v.nullish(v.string()), message: v.string() }),
  ),
})

/** Sends a slice; the paths that it changed, or would change. Ends the command where it is refused. */
export async function sendSlice(
  target: SiteTarget,
  id: number,
  slice: string,
  isTrial: boolean,
): Promise<string[]> {
  const response = await callSite(target, `/sites/${id}/pack${isTrial ? '?trial=1' : ''}`, {
    method: 'POST',
    body: slice,
    headers: { 'Content-Type': 'application/x-ndjson' },
  })
  if (response.ok) return v.parse(Written, await response.json()).changed
  const text = await response.text()
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), Refused), text)
  if (!read.success) fail(await failureOf(new Response(text, response)), NOTHING_APPLIED)
  for (const { path, field, message } of read.output.refused)
    console.error(`${path}: ${field ? `${field} ` : ''}${message}`)
  return fail('It was refused.', NOTHING_APPLIED)
}
