import { isRecord } from '../../../shared/is-record.ts'
import type { OpenSession } from '../../agency/people/sessions.ts'
import { readDraft, writeDraft, type Draft } from '../content/drafts.ts'
import { readPart, type ReadPart } from '../content/parts.ts'
import type { Desk } from '../env.ts'
import type { Refusal } from '../../store/refusal.ts'

export type Content = Record<string, unknown>

/** A page as it is published, or stored and not shown yet, and as it is being written. */
export interface PageState {
  name: string
  path: string
  stored: ReadPart
  draft: Draft | null
  /** The draft, else what is stored. */
  page: Content
}

const NAME = /^[a-z\d]+(-[a-z\d]+)*$/

export const pathOfPage = (name: string): string => `pages/${name}.json`

/** By the name in the address; null: there is no such page. Throws ApiError. */
export async function loadPage(c: Desk): Promise<PageState | null> {
  const { name = '' } = c.req.param()
  if (!NAME.test(name)) return null
  const path = pathOfPage(name)
  const [stored, draft] = await Promise.all([readPart(c, path), readDraft(c, path)])
  const page = draft?.content ?? stored?.content
  return stored && isRecord(page) ? { name, path, stored, draft, page } : null
}

export const sectionsOf = ({ sections }: Content): Content[] =>
  Array.isArray(sections) ? sections.filter(isRecord) : []

/** 'draft' was never shown, 'changed' is shown and has changes that are not. */
export function stateOf({ stored, draft }: Pick<PageState, 'stored' | 'draft'>) {
  if (isRecord(stored.content) && stored.content.published === false) return 'draft'
  return draft ? 'changed' : 'live'
}

/** Keeps the next state of a page as its draft. A page that is again as it is stored keeps one too: publishing drops it. */
export const keepDraft = (
  c: Desk,
  session: OpenSession,
  { path, stored, draft }: PageState,
  page: Content,
): Promise<{ tag: string } | Refusal> =>
  writeDraft(c, session, {
    path,
    content: page,
    tag: draft?.tag ?? null,
    basedOn: draft?.basedOn ?? stored.tag,
  })

/** The home page and what the law wants of a site are changed, not removed. */
export const isNeeded = (role: unknown): boolean =>
  role === 'home' || role === 'privacy' || role === 'terms'
