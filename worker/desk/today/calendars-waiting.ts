import * as v from 'valibot'
import { CALENDAR_FAILURES, type FailedCalendar } from '../../../shared/rental/unit-nights.ts'
import { readContent } from '../content/ask-content.ts'
import { wordsOf } from '../page/document.tsx'
import { AGENTS } from '../roles.ts'
import { SHOWN, type WaitingSource } from './waiting.ts'

const FAILED: v.GenericSchema<unknown, { calendars: FailedCalendar[] }> = v.object({
  calendars: v.array(
    v.object({
      unit: v.number(),
      name: v.string(),
      source: v.string(),
      failure: v.picklist(CALENDAR_FAILURES),
      readAt: v.nullable(v.number()),
    }),
  ),
})

/** Calendars of portals that did not come in: until they do, nights may be let twice (STAY-31). */
export const CALENDARS_WAITING: WaitingSource = {
  may: AGENTS,
  find: async c => {
    const t = wordsOf(c)
    const read = await readContent(c, '/rental-units/calendars/failed')
    const { calendars } = v.parse(FAILED, read?.content ?? { calendars: [] })
    return [
      {
        name: 'calendars',
        count: calendars.length,
        items: calendars.slice(0, SHOWN).map(({ unit, name, source, failure }) => ({
          id: `${unit}/${source}`,
          label: `${name}, ${source}`,
          detail: t(`deskStays.calendars.failure.${failure}`),
          href: `/desk/stays/homes/${unit}#calendars`,
        })),
        href: '/desk/stays/homes',
      },
    ]
  },
}
