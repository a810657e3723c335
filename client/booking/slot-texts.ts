import type { Translate } from '../../shared/translator.ts'
import type { SlotTexts } from './slot-choice.tsx'

/** Filled in by the island, day by day. */
const SELF = { weekday: '{{weekday}}', count: '{{count}}', month: '{{month}}' }

export const slotTexts = (t: Translate): SlotTexts => ({
  weekdays: [1, 2, 3, 4, 5, 6, 7].map(day => t(`calendar.weekday.${day}`)),
  months: Array.from({ length: 12 }, (_, index) => t(`calendar.month.${index + 1}`)),
  date: t('calendar.date.other', SELF),
  firstDate: t('calendar.date.one', SELF),
  moment: t('agenda.moment'),
  none: t('agenda.none'),
  more: t('agenda.more'),
  group: t('agenda.group.other', { count: '{{places}}' }),
  groupOne: t('agenda.group.one', { count: 1 }),
  times: t('agenda.times.other', { count: '{{count}}' }),
  timesOne: t('agenda.times.one', { count: 1 }),
  zone: t('agenda.zone'),
})
