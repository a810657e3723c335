import * as v from 'valibot'
import { fail } from '../options.ts'
import type { LineOf } from '../packs/check-pack.ts'
import { problemText } from '../packs/problem.ts'
import { callSite, type SiteTarget } from '../site-call.ts'
import { failureOf, NOTHING_APPLIED, ofAgency } from './site-of-pack.ts'

const Written = v.object({ changed: v.array(v.string()) })
const Refused = v.object({
  refused: v.array(
    v.object({ path: v.string(), field: v.nullish(v.string()), message: v.string() }),
  ),
})

/** Sends a slice; the paths that it changed, or would change. Ends the command where it is refused. */
export async function sendSlice(
  target: SiteTarget,
  { id, agency }: { id: number; agency: string },
  slice: string,
  { isTrial = false, lineOf = () => null }: { isTrial?: boolean; lineOf?: LineOf } = {},
): Promise<string[]> {
  const query = `${ofAgency(agency)}${isTrial ? '&trial=1' : ''}`
  const response = await callSite(target, `/sites/${id}/pack${query}`, {
    method: 'POST',
    body: slice,
    headers: { 'Content-Type': 'application/x-ndjson' },
  })
  if (response.ok) return v.parse(Written, await response.json()).changed
  const text = await response.text()
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), Refused), text)
  if (!read.success) fail(await failureOf(new Response(text, response)), NOTHING_APPLIED)
  for (const { path, field, message } of read.output.refused)
    console.error(
      problemText({ file: path, line: lineOf(path, field ?? ''), field: field ?? '', message }),
    )
  return fail('It was refused.', NOTHING_APPLIED)
}
