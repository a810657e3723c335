import * as v from 'valibot'
import { readContent } from '../content/ask-content.ts'
import { wordsOf } from '../page/document.tsx'
import { EDITORS } from '../roles.ts'
import type { WaitingSource } from './waiting.ts'

const USAGE = v.object({ bytes: v.number(), of: v.pipe(v.number(), v.minValue(1)) })

const TOLD_FROM = 0.8
const GB = 1_000_000_000

/** Files that take most of the room there is: a word before nothing can be added any more. */
export const FILES_WAITING: WaitingSource = {
  may: EDITORS,
  find: async c => {
    const found = v.safeParse(USAGE, (await readContent(c, '/usage'))?.content)
    if (!found.success || found.output.bytes < found.output.of * TOLD_FROM) return []
    const { bytes, of } = found.output
    const words = { used: Math.round(bytes / GB), of: Math.round(of / GB) }
    return [
      {
        name: 'files',
        count: 1,
        items: [{ id: 'files', label: wordsOf(c)('deskToday.filesUsed', words) }],
      },
    ]
  },
}
