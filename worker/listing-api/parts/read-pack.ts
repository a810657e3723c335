import type * as v from 'valibot'
import { digestOf } from '../packs/digest.ts'
import type { Ask } from '../store/ask.ts'
import type { PartSlice } from './read-parts.ts'
import type { Digests } from './responses.ts'
import type { StoredPart } from './stored-part.ts'

/** The parts of a site as NDJSON, read slice by slice as they are taken. Rejects with an ApiError of 404 without a site. */
export async function packStream(ask: Ask): Promise<ReadableStream<Uint8Array>> {
  const encoder = new TextEncoder()
  let slice: PartSlice | null = await ask('readParts', null)
  return new ReadableStream({
    async pull(controller) {
      const lines = (slice?.parts ?? []).map(lineOf)
      slice = slice?.next ? await ask('readParts', slice.next) : null
      if (lines.length > 0) controller.enqueue(encoder.encode(lines.join('')))
      if (!slice) controller.close()
      // A stream that got nothing is not asked again.
      else if (lines.length === 0) await this.pull?.(controller)
    },
  })
}

const lineOf = ({ path, content }: StoredPart): string =>
  `{"path":${JSON.stringify(path)},"content":${content}}\n`

/** Path → digest of each part, and the homes that a feed wrote last. */
export async function digestsOf(ask: Ask): Promise<v.InferOutput<typeof Digests>> {
  const digests: Record<string, string> = {}
  const feeds: string[] = []
  const feedIds: string[] = []
  const agency = await ask('findAgency')
  let slice: PartSlice = await ask('readParts', null)
  for (;;) {
    for (const { path, content, digest, isFeed, ids = [] } of slice.parts) {
      digests[path] = digest ?? (await digestOf(JSON.parse(content)))
      if (!isFeed) continue
      feeds.push(path)
      feedIds.push(...ids)
    }
    if (!slice.next) return { digests, feeds, feedIds, agency }
    slice = await ask('readParts', slice.next)
  }
}
