import * as v from 'valibot'
import { readContent } from '../content/ask-content.ts'
import { moment } from '../moment.ts'
import { wordsOf } from '../page/document.tsx'
import { EDITORS } from '../roles.ts'
import { SHOWN, type WaitingSource } from './waiting.ts'

const PAGES = v.array(
  v.object({
    name: v.string(),
    head: v.fallback(v.object({ title: v.record(v.string(), v.string()) }), { title: {} }),
    draft: v.nullable(v.object({ at: v.number() })),
  }),
)

/** Pages that were begun and are not published. */
export const PAGES_WAITING: WaitingSource = {
  may: EDITORS,
  find: async c => {
    const read = await readContent(c, '/part/pages')
    const drafts = v.parse(PAGES, read?.content ?? []).filter(({ draft }) => draft)
    return [
      {
        name: 'drafts',
        count: drafts.length,
        items: drafts.slice(0, SHOWN).map(({ name, head, draft }) => ({
          id: name,
          label: head.title[c.var.site.defaultLocale] || name,
          ...(draft && { detail: moment(draft.at * 1000, wordsOf(c)) }),
          href: `/desk/pages/${encodeURIComponent(name)}`,
        })),
        href: '/desk/pages',
      },
    ]
  },
}
