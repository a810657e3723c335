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
  feeds: v.array(v.string()),
  feedIds: v.array(v.string()),
  agency: v.object({ id: v.string(), name: v.string(), hostnames: v.array(v.string()) }),
})
const Failure = v.object({
  error: v.object({ message: v.string(), field: v.nullish(v.string()) }),
})

/**
 * The number there of a pack's agency, whose folder is not bound: as site.json says, else of the agency that has its first
 * hostname; null: it is not there.
 */
export async function findSite(
  target: SiteTarget,
  { 'site.json': site }: Pack,
): Promise<number | null> {
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

/** What is there of an agency; null: it is not there. Ends the command where the number is another agency's (PACK-157). */
export async function readKnown(
  target: SiteTarget,
  id: number,
  meant?: string,
): Promise<Known | null> {
  const response = await callSite(target, `/sites/${id}/pack/digests${ofAgency(meant)}`)
  if (response.status === 404) return null
  if (response.status === 409)
    fail(
      `The agency of this folder ${(await failureOf(response)).replace(/^409: agency /, '')} (409). .baksteen.json says which it is; without that file the folder is bound to none. Nothing was changed.`,
      NOTHING_APPLIED,
    )
  if (!response.ok) fail(await failureOf(response))
  return v.parse(Digests, await response.json())
}

/** The part of a call's query that says which agency is meant. */
export const ofAgency = (agency: string | undefined): string =>
  agency === undefined ? '' : `?agency=${agency}`

/** What a command ends with that applied nothing. */
export const NOTHING_APPLIED = 2

/** Why a call was refused, in the server's words. */
export async function failureOf(response: Response): Promise<string> {
  const text = await response.text()
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), Failure), text)
  if (!read.success) return `${response.status}: ${text.slice(0, 200)}`
  const { message, field } = read.output.error
  return `${response.status}: ${field ? `${field} ` : ''}${message}`
}
