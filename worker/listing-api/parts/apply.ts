import { wholeSeconds } from '../../../shared/time/units.ts'
import type { Bindings } from '../bindings.ts'
import { notFound } from '../http/errors.ts'
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
import type { SentPart, WriteOutcome, WriteRequest } from './write-parts.ts'

export interface Application {
  env: Bindings
  ask: Ask
  siteId: number
  isTrial: boolean
  origin?: string | undefined
}

/** Parts that are written in one call of the object: few, so that a search in between waits for milliseconds. */
const SLICE_PARTS = 50
const SLICE_CHARACTERS = 80_000

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
  const isKnown = await isKnownSite(application.env.DB, application.siteId)
  if (!isKnown && !content.some(isRecord)) throw notFound('site')
  const isTrialFirst = isKnown && !application.isTrial && slices.length > 0
  if (isTrialFirst) {
    const refused = (await writeSlices({ ...application, isTrial: true }, slices)).refused
    if (refused.length > 0) return { written: [], refused }
  }
  const written = content.length > 0 ? await writeContent(application, content, isKnown) : NOTHING
  if (written.refused.length > 0) return { written: [], refused: written.refused }
  if (application.isTrial && !isKnown) return written
  const many = await writeSlices(application, slices)
  return { written: [...written.written, ...many.written], refused: many.refused }
}

const NOTHING: WriteOutcome = { written: [], refused: [] }

const isRecord = ({ path, content }: SentPart): boolean => path === 'site.json' && content !== null

const requestFor = ({ siteId, isTrial, origin }: Application, parts: SentPart[]): WriteRequest => ({
  siteId,
  isTrial,
  origin,
  parts,
  now: wholeSeconds(Date.now()),
})

async function writeSlices(application: Application, slices: SentPart[][]): Promise<WriteOutcome> {
  const all: WriteOutcome = { written: [], refused: [] }
  for (const slice of slices) {
    const { written, refused } = await application.ask('writeParts', requestFor(application, slice))
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
  const record = parts.find(isRecord)
  if (!record) return ask('writeParts', requestFor(application, parts))
  const { hostnames } = parsed(SiteFile, record.content)
  const { foreign, added } = isTrial
    ? { foreign: await foreignHostname(env.DB, siteId, hostnames), added: [] }
    : await claimHostnames(env.DB, siteId, hostnames)
  if (foreign) return refusedHostname(foreign, hostnames)
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

const refusedHostname = (
  { hostname, site }: ForeignHostname,
  hostnames: string[],
): WriteOutcome => ({
  written: [],
  refused: [
    {
      path: 'site.json',
      status: 409,
      field: `hostnames[${hostnames.indexOf(hostname)}]`,
      message: `is a hostname of site ${site}`,
    },
  ],
})

function slicesOf(parts: SentPart[]): SentPart[][] {
  const slices: SentPart[][] = []
  let characters = Infinity
  for (const part of parts) {
    const length = JSON.stringify(part.content).length
    const last = slices.at(-1)
    if (!last || last.length === SLICE_PARTS || characters + length > SLICE_CHARACTERS) {
      slices.push([part])
      characters = 0
    } else last.push(part)
    characters += length
  }
  return slices
}
