import * as v from 'valibot'
import type { Seconds } from '../../../shared/time/units.ts'
import type { Desk } from '../env.ts'
import { readContent } from './ask-content.ts'

/** A page of the site by the name of its file; `head` is it without sections. */
export interface NamedPage {
  name: string
  head: Record<string, unknown>
  draft: { by: string; at: Seconds } | null
}

const PAGES = v.array(
  v.object({
    name: v.string(),
    head: v.record(v.string(), v.unknown()),
    draft: v.nullable(v.object({ by: v.string(), at: v.number() })),
  }),
)

/** All pages, drafts too. Throws ApiError. */
export async function listPages(c: Desk): Promise<NamedPage[]> {
  const read = await readContent(c, '/part/pages')
  return v.parse(PAGES, read?.content ?? [])
}
