import * as v from 'valibot'
import type { Pack } from '../../listing-api/packs/pack.ts'
import { fail } from '../options.ts'
import { callSite, type SiteTarget } from '../site-call.ts'
import type { Known } from '../packs/plan.ts'

const Sites = v.object({
  sites: v.array(v.object({ id: v.number(), hostnames: v.array(v.string()) })),
})
const Digests = v.object({
  digests: v.record(v.string(), v.string()),
  feeds: v.optional(v.array(v.string()), []),
})
const Failure = v.object({
  error: v.object({ message: v.string(), field: v.nullish(v.string()) }),
})

/**
 * The number of a pack's agency there: as the option or site.json says, else of the agency that has its first hostname;
 * null: it is not there.
 */
export async function findSite(
  target: SiteTarget,
  { 'site.json': site }: Pack,
  option: string | undefined,
): Promise<number | null> {
  if (option !== undefined) return siteNumber(option)
  if (site.id !== undefined) return site.id
  const response = await callSite(target, '/sites')
  if (!response.ok)
    fail(`${await failureOf(response)}. With an agency's own key, say its number: --site 4`)
  const { sites } = v.parse(Sites, await response.json())
  return sites.find(({ hostnames }) => hostnames.some(h => h === site.hostnames[0]))?.id ?? null
}

/** A number of a site. Ends the command where it is none. */
export const siteNumber = (text: string): number =>
  /^[1-9]\d{0,11}$/.test(text)
    ? Number(text)
    : fail(`'${text}' is no number of a site; 'npm run agency -- list ${text}' tells it`)

/** What is there of an agency; null: it is not there. */
export async function readKnown(target: SiteTarget, id: number): Promise<Known | null> {
  const response = await callSite(target, `/sites/${id}/pack/digests`)
  if (response.status === 404) return null
  if (!response.ok) fail(await failureOf(response))
  return v.parse(Digests, await response.json())
}

/** Why a call was refused, in the server's words. */
export async function failureOf(response: Response): Promise<string> {
  const text = await response.text()
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), Failure), text)
  if (!read.success) return `${response.status}: ${text.slice(0, 200)}`
  const { message, field } = read.output.error
  return `${response.status}: ${field ? `${field} ` : ''}${message}`
}
