import { wholeSeconds } from '../../../shared/time/units.ts'
import type { Bindings } from '../bindings.ts'
import { queueAddresses } from '../fetched/queue-addresses.ts'
import { ApiError, notFound } from '../http/errors.ts'
import {
  claimHostnames,
  foreignHostname,
  isKnownSite,
  keepHostnames,
  releaseHostnames,
  removeKnownSite,
  type ForeignHostname,
} from '../http/known-sites.ts'
import { SiteFile } from '../packs/schema/site.ts'
import { emptyListings, type Ask } from '../store/ask.ts'
import { parsed } from './part-kind.ts'
import { partAt } from './parts.ts'
import { projectIn, slicesOf } from './slices.ts'
import type { SentPart, WriteOutcome, WriteRequest } from './write-parts.ts'

export interface Application {
  env: Bindings
  ask: Ask
  siteId: number
  isTrial: boolean
  origin?: string | undefined
}

/**
 * Writes parts that were checked: the content in one transaction, then homes, holiday homes and drawings slice by slice.
 * With a part refused nothing is written, unless the site is new. Throws an ApiError of 404 without a site.
 */
export async function applyParts(
  application: Application,
  parts: SentPart[],
): Promise<WriteOutcome> {
  const isContent = ({ path }: SentPart): boolean => partAt(path)?.isContent === true
  const content = parts.filter(isContent)
  const slices = slicesOf(parts.filter(part => !isContent(part)))
  const names = new Set(parts.map(({ path }) => path))
  const isKnown = await isKnownSite(application.env.DB, application.siteId)
  if (!isKnown && !content.some(isSiteRecord)) throw notFound('site')
  const isTrialFirst = isKnown && !application.isTrial && slices.length > 0
  if (isTrialFirst) {
    const refused = (await writeSlices({ ...application, isTrial: true }, slices, names)).refused
    if (refused.length > 0) return { written: [], refused }
  }
  const written = content.length > 0 ? await writeContent(application, content, isKnown) : NOTHING
  if (written.refused.length > 0) return { written: [], refused: written.refused }
  if (application.isTrial && !isKnown) return written
  const many = await writeSlices(application, slices, names)
  if (!application.isTrial && slices.length > 0)
    await queueAddresses(application.env, application.siteId, application.ask)
  return { written: [...written.written, ...many.written], refused: many.refused }
}

const NOTHING: WriteOutcome = { written: [], refused: [] }

const isSiteRecord = ({ path, content }: SentPart): boolean =>
  path === 'site.json' && content !== null

const requestFor = ({ siteId, isTrial, origin }: Application, parts: SentPart[]): WriteRequest => ({
  siteId,
  isTrial,
  origin,
  parts,
  now: wholeSeconds(Date.now()),
})

async function writeSlices(
  application: Application,
  slices: SentPart[][],
  names: ReadonlySet<string>,
): Promise<WriteOutcome> {
  const all: WriteOutcome = { written: [], refused: [] }
  for (const slice of slices) {
    const coming = slice.flatMap(({ content }) => projectIn(content) ?? [])
    const { written, refused } = await application.ask('writeParts', {
      ...requestFor(application, slice),
      coming: coming.filter(name => names.has(`estates/${name}`)),
    })
    if (refused.length === 0) all.written.push(...written)
    all.refused.push(...refused)
  }
  return all
}

async function writeContent(
  application: Application,
  parts: SentPart[],
  isKnown: boolean,
): Promise<WriteOutcome> {
  const { env, siteId, isTrial, ask } = application
  const record = parts.find(isSiteRecord)
  if (!record) return ask('writeParts', requestFor(application, parts))
  const { hostnames } = parsed(SiteFile, record.content)
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
  new ApiError(409, `is a hostname of site ${site}`, `hostnames[${hostnames.indexOf(hostname)}]`)
