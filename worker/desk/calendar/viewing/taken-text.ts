import type { Slot } from '../../../../shared/booking/agenda.ts'
import { formatDateTime } from '../../../../shared/time/format-time.ts'
import type { Seconds } from '../../../../shared/time/units.ts'
import type { Translate } from '../../../../shared/translator.ts'
import { nearest } from './viewing-acts.ts'

/** What is wrong with a chosen time; of one that is taken, with three others nearby. */
export function takenText(
  t: Translate,
  wrong: 'choose' | 'taken' | 'limited' | 'refused',
  slots: readonly Slot[],
  chosen: Seconds | null,
): string {
  const text = t(`deskCalendar.wrong.${wrong}`)
  if (wrong !== 'taken' || slots.length === 0) return text
  const others = nearest(slots, chosen ?? 0).map(({ id }) => formatDateTime(id, t))
  return `${text} ${t('deskCalendar.wrong.others', { times: others.join('; ') })}`
}
