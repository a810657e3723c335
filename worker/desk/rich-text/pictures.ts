import * as v from 'valibot'
import { isElsewhere, readContent } from '../content/ask-content.ts'
import type { Desk } from '../env.ts'

/** A picture that the agency has, for a text. */
export interface Picture {
  name: string
  src: string
  /** In px. */
  width: number
  height: number
}

const LIST = v.object({
  items: v.array(
    v.object({
      name: v.string(),
      kind: v.string(),
      width: v.nullable(v.number()),
      height: v.nullable(v.number()),
    }),
  ),
  next: v.nullable(v.string()),
})

/** Calls for one page of the desk: 200 names each. */
const MAX_CALLS = 15
const SHOWN = 60

/**
 * The agency's pictures whose name has the words in it, by name; null where the listing API does not answer. A back end of
 * the agency's own has no list of them.
 */
export async function findPictures(c: Desk, words: string): Promise<Picture[] | null> {
  if (isElsewhere(c)) return []
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean)
  const found: Picture[] = []
  let after: string | null = ''
  for (let call = 0; call < MAX_CALLS && after !== null && found.length < SHOWN; call++) {
    const page = await listPage(c, after)
    if (!page) return call === 0 ? null : found
    for (const { name, kind, width, height } of page.items)
      if (
        width &&
        height &&
        kind !== 'logo' &&
        wanted.every(word => name.toLowerCase().includes(word))
      )
        found.push({ name, src: `/assets/${name}`, width, height })
    after = page.next
  }
  return found.slice(0, SHOWN)
}

async function listPage(c: Desk, after: string): Promise<v.InferOutput<typeof LIST> | null> {
  const query = after ? `?after=${encodeURIComponent(after)}` : ''
  const read = await readContent(c, `/assets${query}`).catch(() => null)
  const parsed = v.safeParse(LIST, read?.content)
  return parsed.success ? parsed.output : null
}
