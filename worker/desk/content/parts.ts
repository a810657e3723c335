import { textIn } from '../schema-form/localized-values.ts'
import type { AuditAct } from '../../agency/access/audit-acts.ts'
import * as v from 'valibot'
import { isRecord } from '../../../shared/is-record.ts'
import type { OpenSession } from '../../agency/people/sessions.ts'
import { agencyOf } from '../../agency/stub.ts'
import type { Desk } from '../env.ts'
import { hasText } from '../../../shared/translator.ts'
import { wordsOf } from '../page/document.tsx'
import { ELSEWHERE, isElsewhere, readContent } from './ask-content.ts'
import { partAddress } from './part-address.ts'
import { writeContent } from './write-content.ts'
import type { Refusal } from '../../store/refusal.ts'

export interface ReadPart {
  content: unknown
  /** Names this state of the part: writing with it is refused once there is another. */
  tag: string
}

/** A part as it is at this moment, by its path in a pack; null: there is none. Throws ApiError. */
export const readPart = (c: Desk, path: string): Promise<ReadPart | null> =>
  readContent(c, `/part?path=${encodeURIComponent(path)}`)

interface Write {
  path: string
  /** null removes it. */
  content: unknown
  /** The state that was read; null: there was none. Absent: whatever is there. */
  tag?: string | null
  /** What it is called in the audit: 'page published'. */
  act: AuditAct
  /** What it was done to in the office's words; absent: a page's title, what a list is called. */
  name?: string
}

export interface Saved {
  changed: boolean
  id?: number
  warnings: readonly { field: string; message: string }[]
}

const SAVED = v.object({
  changed: v.fallback(v.boolean(), false),
  id: v.optional(v.number()),
  warnings: v.fallback(v.array(v.object({ field: v.string(), message: v.string() })), []),
})

/**
 * Writes or removes a part in the name of a person: kept with its history, in the agency's audit with what was before and
 * after, and new at the next view.
 */
export async function writePart(
  c: Desk,
  { member }: Pick<OpenSession, 'member'>,
  { path, content, tag, act, name }: Write,
): Promise<Saved | Refusal> {
  if (isElsewhere(c)) return ELSEWHERE
  const foreign = path === 'site.json' ? foreignHost(c, content) : null
  if (foreign) return foreign
  const before = await readPart(c, path).catch(() => undefined)
  if (before === undefined) return { refused: 'unavailable' }
  const written = await writeContent(c, {
    method: content === null ? 'DELETE' : 'PUT',
    address: partAddress(path),
    tag,
    person: member.id,
    ...(content !== null && { body: content }),
  })
  if ('refused' in written) return written
  const { changed, id, warnings } = v.parse(SAVED, written.json)
  if (changed)
    await agencyOf(c.env, c.var.site.id).audit.add({
      actor: `person ${member.id}`,
      request: c.var.trace.id,
      now: c.var.trace.startedAt,
      act,
      subject: path,
      name: name ?? nameOfPart(c, path, content ?? before?.content),
      before: before?.content,
      after: content ?? undefined,
    })
  return { changed, warnings, ...(id !== undefined && { id }) }
}

/** A page by its title, a list by what the desk calls it; '': the act says it all. */
function nameOfPart(c: Desk, path: string, content: unknown): string {
  if (path.startsWith('pages/') && isRecord(content))
    return textIn(content.title, c.var.site.defaultLocale)
  const list = wordsOf(c)(`deskPages.lists.name.${path.replace(/\.json$/, '')}`)
  return hasText(list) ? list : ''
}

/** A record names no host that is not proven to be the site's (/desk/domain), and is not removed here. */
function foreignHost(c: Desk, content: unknown): Refusal | null {
  const hosts = isRecord(content) && Array.isArray(content.hostnames) ? content.hostnames : []
  const isOwn = hosts.length > 0 && hosts.every(host => c.var.site.hostnames.includes(host))
  return isOwn
    ? null
    : { refused: 'invalid', field: 'hostnames', message: 'is not a host of yours' }
}
