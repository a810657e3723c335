import type { Ask } from '../store/ask.ts'
import { footerLine, headerLine } from './copy.ts'

/** Everything of a site, read slice by slice as it is taken. Rejects with an ApiError of 404 where there is none. */
export async function exportSite(ask: Ask, site: number): Promise<ReadableStream<Uint8Array>> {
  const encoder = new TextEncoder()
  let slice: Awaited<ReturnType<typeof firstSlice>> | null = await firstSlice(ask)
  let begun = false
  let rows = 0
  return new ReadableStream({
    async pull(controller) {
      const lines: string[] = begun || !slice ? [] : [headerLine(site, slice.step)]
      begun = true
      if (slice) {
        rows += slice.lines.length
        lines.push(...slice.lines)
        slice = slice.next && (await ask('exportSlice', slice.next))
      }
      if (!slice) lines.push(footerLine(rows))
      controller.enqueue(encoder.encode(lines.map(line => `${line}\n`).join('')))
      if (!slice) controller.close()
    },
  })
}

const firstSlice = (ask: Ask) => ask('exportSlice', null)
