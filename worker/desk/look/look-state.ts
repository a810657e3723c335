import * as v from 'valibot'
import { ThemeSchema } from '../../../shared/packs/site.ts'
import { isRecord } from '../../../shared/is-record.ts'
import type { Theme } from '../../../shared/site/site.ts'
import type { OpenSession } from '../../agency/people/sessions.ts'
import { ELSEWHERE } from '../content/ask-content.ts'
import { dropDraft, readDraft, writeDraft } from '../content/drafts.ts'
import { readPart, writePart } from '../content/parts.ts'
import type { Desk } from '../env.ts'
import type { Refusal } from '../../store/refusal.ts'

const PATH = 'site.json'

export interface LookState {
  /** What visitors see. */
  published: Theme
  /** What is being tried; null: nothing. */
  draft: Theme | null
  /** Of the draft; '': there is none. */
  draftTag: string
}

/** The site's look and the one that is being tried. Throws ApiError; null where the record is kept elsewhere. */
export async function readLook(c: Desk): Promise<LookState | null> {
  const [part, draft] = await Promise.all([readPart(c, PATH), readDraft(c, PATH)])
  const published = themeOf(part?.content)
  return published && { published, draft: themeOf(draft?.content), draftTag: draft?.tag ?? '' }
}

/** The theme of a record; null where it has none that may be shown. */
export function themeOf(record: unknown): Theme | null {
  const parsed = v.safeParse(ThemeSchema, isRecord(record) ? record.theme : null)
  return parsed.success ? parsed.output : null
}

/** Keeps a look to be tried, unless a colleague has tried another since `tag` was read (DESK-165). */
export async function tryLook(
  c: Desk,
  session: OpenSession,
  theme: Theme,
  tag: string,
): Promise<{ tag: string } | Refusal> {
  const part = await readPart(c, PATH)
  if (!part) return ELSEWHERE
  return writeDraft(c, session, {
    path: PATH,
    content: { ...Object(part.content), theme },
    tag: tag || null,
    basedOn: part.tag,
  })
}

/** Makes a look the site's; what else the record has stays as it is at this moment. `was`: what the page showed as published. */
export async function publishLook(
  c: Desk,
  session: OpenSession,
  theme: Theme,
  was: string,
): Promise<Refusal | null> {
  const part = await readPart(c, PATH)
  if (!part) return ELSEWHERE
  if (stateOf(themeOf(part.content)) !== was) return { refused: 'conflict' }
  const content = { ...Object(part.content), theme }
  const saved = await writePart(c, session, {
    path: PATH,
    content,
    tag: part.tag,
    act: 'look published',
  })
  if ('refused' in saved) return saved
  await dropDraft(c, PATH)
  return null
}

export const dropLook = (c: Desk, tag: string) => dropDraft(c, PATH, tag)

/** A look in one line, to see whether it is another. */
export const stateOf = (theme: Theme | null): string =>
  JSON.stringify(Object.entries(theme ?? {}).sort(([a], [b]) => (a < b ? -1 : 1)))
