import { queueAddresses } from '../fetched/queue-addresses.ts'
import { notFound } from '../http/errors.ts'
import { isKnownSite } from '../http/known-sites.ts'
import { partAt } from './parts.ts'
import { projectIn, slicesOf } from './slices.ts'
import {
  isSiteRecord,
  NOTHING,
  requestFor,
  writeContent,
  type Application,
} from './write-content.ts'
import type { SentPart, WriteOutcome } from './write-parts.ts'

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
  if (isKnown && !application.isTrial) {
    const doubtful = slicesOf(parts.filter(isDoubtful))
    const { refused } = await writeSlices({ ...application, isTrial: true }, doubtful, names)
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

/** Whether what is there may be against a part: the project of a home, the number or the stays of a holiday home. */
const isDoubtful = ({ path, content }: SentPart): boolean =>
  path.startsWith('rentals/') || projectIn(content) !== null

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
