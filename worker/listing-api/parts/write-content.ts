import { wholeSeconds } from '../../../shared/time/units.ts'
import type { Bindings } from '../bindings.ts'
import { ApiError } from '../http/errors.ts'
import {
  claimHostnames,
  foreignHostname,
  keepHostnames,
  releaseHostnames,
  removeKnownSite,
  type ForeignHostname,
} from '../http/known-sites.ts'
import { SiteFile } from '../../../shared/packs/site.ts'
import { emptyListings, type Ask } from '../store/ask.ts'
import { parsed } from './part-kind.ts'
import type { SentPart, WriteOutcome, WriteRequest } from './write-parts.ts'

export interface Application {
  env: Bindings
  ask: Ask
  siteId: number
  isTrial: boolean
  origin?: string | undefined
  /** Own id of the agency, for a site that is made. */
  agency?: string | undefined
  /** The only hosts that a record may name. */
  onlyHostnames?: readonly string[] | undefined
  /** Who acts. */
  by: string
  /** What the only part has to be when it is written; null: not there. */
  expected?: string | null | undefined
  /** The call is about one part: what it names has to be here already. */
  isAlone?: boolean
}

export const NOTHING: WriteOutcome = { written: [], refused: [] }

export const isSiteRecord = ({ path, content }: SentPart): boolean =>
  path === 'site.json' && content !== null

export const requestFor = (
  { siteId, isTrial, origin, agency, by, expected, isAlone = false }: Application,
  parts: SentPart[],
): WriteRequest => ({
  siteId,
  isTrial,
  origin,
  agency,
  by,
  expected,
  isAlone,
  parts,
  now: wholeSeconds(Date.now()),
})

/** Writes the parts of the content in one transaction; with the record among them its hostnames are entered. */
export async function writeContent(
  application: Application,
  parts: SentPart[],
  isKnown: boolean,
): Promise<WriteOutcome> {
  const { env, siteId, isTrial, ask } = application
  const record = parts.find(isSiteRecord)
  if (!record) return ask('writeParts', requestFor(application, parts))
  const { hostnames } = parsed(SiteFile, record.content)
  const unproven = hostnames.findIndex(name => application.onlyHostnames?.includes(name) === false)
  if (unproven >= 0) {
    const field = `hostnames[${unproven}]`
    const message = 'is not a host of this site yet; a new one has to be proven first'
    return { written: [], refused: [{ path: record.path, status: 422, field, message }] }
  }
  const { foreign, added } = isTrial
    ? { foreign: await foreignHostname(env.DB, siteId, hostnames), added: [] }
    : await claimHostnames(env.DB, siteId, hostnames)
  if (foreign) {
    const { status, field, message } = takenHostname(foreign, hostnames)
    return { written: [], refused: [{ path: record.path, status, field, message }] }
  }
  const giveUp = async (): Promise<void> => {
    await releaseHostnames(env.DB, siteId, added)
    if (!isKnown && !isTrial && !(await ask('findSite').catch(() => null)))
      await removeKnownSite(env.DB, siteId)
  }
  try {
    const outcome = await make(application, parts)
    if (outcome.refused.length > 0) await giveUp()
    else if (!isTrial) await keepHostnames(env.DB, siteId, hostnames)
    return outcome
  } catch (error) {
    await giveUp()
    throw error
  }
}

async function make(application: Application, parts: SentPart[]): Promise<WriteOutcome> {
  const { ask, env, siteId } = application
  const request = requestFor(application, parts)
  const outcome = await ask('makeSite', request)
  if (outcome) return outcome
  await emptyListings(env, siteId)
  return (await ask('makeSite', request)) ?? NOTHING
}

/** The refusal of a hostname that another site has. */
export const takenHostname = (
  { hostname, site }: ForeignHostname,
  hostnames: readonly string[],
): ApiError =>
  new ApiError(
    'conflict',
    `is a hostname of site ${site}`,
    `hostnames[${hostnames.indexOf(hostname)}]`,
  )
