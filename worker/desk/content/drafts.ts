import * as v from 'valibot'
import type { Seconds } from '../../../shared/time/units.ts'
import type { OpenSession } from '../../agency/people/sessions.ts'
import type { Desk } from '../env.ts'
import { askContent, ELSEWHERE, isElsewhere, readContent, refusalOf } from './ask-content.ts'
import type { Refusal } from '../../store/refusal.ts'

const addressOf = (path: string, query = ''): string =>
  `/part/draft?path=${encodeURIComponent(path)}${query}`

export interface Draft {
  content: unknown
  /** Names this state of the draft. */
  tag: string
  /** 'person 5d0…'. */
  by: string
  at: Seconds
  /** The tag of the part that it was begun from. */
  basedOn: string
}

const DRAFT = v.object({
  content: v.unknown(),
  by: v.string(),
  at: v.number(),
  basedOn: v.string(),
})

/** What is being written at a part and not published; null: nothing. Throws ApiError. */
export async function readDraft(c: Desk, path: string): Promise<Draft | null> {
  const read = await readContent(c, addressOf(path))
  return read && { ...v.parse(DRAFT, read.content), tag: read.tag }
}

interface Write {
  path: string
  content: unknown
  /** The state of the draft that was read; null: there was none. */
  tag: string | null
  basedOn: string
}

/** Keeps a draft, unless somebody else has written at it meanwhile; it is checked as the part is. */
export async function writeDraft(
  c: Desk,
  { member }: Pick<OpenSession, 'member'>,
  { path, content, tag, basedOn }: Write,
): Promise<{ tag: string } | Refusal> {
  if (isElsewhere(c)) return ELSEWHERE
  const response = await askContent(c, {
    method: 'PUT',
    address: addressOf(path, `&basedOn=${encodeURIComponent(basedOn)}`),
    body: content,
    tag,
    person: member.id,
  }).catch(() => null)
  if (!response) return { refused: 'unavailable' }
  if (!response.ok) return refusalOf(response)
  await response.body?.cancel()
  return { tag: response.headers.get('ETag') ?? '' }
}

export async function dropDraft(
  c: Desk,
  path: string,
  tag?: string,
): Promise<{ dropped: true } | Refusal> {
  if (isElsewhere(c)) return ELSEWHERE
  const response = await askContent(c, { method: 'DELETE', address: addressOf(path), tag }).catch(
    () => null,
  )
  if (!response) return { refused: 'unavailable' }
  if (!response.ok) return refusalOf(response)
  await response.body?.cancel()
  return { dropped: true }
}
