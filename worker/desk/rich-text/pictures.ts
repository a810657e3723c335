import * as v from 'valibot'
import { API_PLACEHOLDER, sendToApi } from '../../api/connect.ts'
import { keyHeaders } from '../../backup/export.ts'
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

/** The agency's pictures whose name has the words in it, by name; null where the back end does not say. */
export async function findPictures(c: Desk, words: string): Promise<Picture[] | null> {
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
  const { id } = c.var.site
  const query = after ? `?after=${encodeURIComponent(after)}` : ''
  const request = new Request(`${API_PLACEHOLDER}/sites/${id}/assets${query}`, {
    headers: keyHeaders(c.env),
    redirect: 'manual',
  })
  try {
    const response = await sendToApi(c.env, { siteId: id }, request)
    const parsed = v.safeParse(LIST, await response.json())
    return response.ok && parsed.success ? parsed.output : null
  } catch {
    return null
  }
}
