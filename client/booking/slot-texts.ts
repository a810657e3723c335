import type { Translate } from '../../shared/translator.ts'
import type { SlotTexts } from './slot-choice.tsx'

export const slotTexts = (t: Translate): SlotTexts => ({
  weekdays: [1, 2, 3, 4, 5, 6, 7].map(day => t(`calendar.weekday.${day}`)),
  moment: t('agenda.moment'),
  none: t('agenda.none'),
  more: t('agenda.more'),
  group: t('agenda.group.other', { count: '{{places}}' }),
  groupOne: t('agenda.group.one', { count: 1 }),
  zone: t('agenda.zone'),
})
