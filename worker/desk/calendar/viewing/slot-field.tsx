import type { ReactNode } from 'react'
import type { Slot } from '../../../../shared/booking/agenda.ts'
import { formatWeekdayDate } from '../../../../shared/time/format-time.ts'
import { wallTime } from '../../../../shared/time/time-zone.ts'
import type { Translate } from '../../../../shared/translator.ts'
import { describes, FieldFrame } from '../../page/parts.tsx'

/** One of the free times, by day. */
export const SlotField = ({
  slots,
  chosen,
  error,
  t,
}: {
  slots: readonly Slot[]
  chosen?: string | undefined
  error?: string | undefined
  t: Translate
}): ReactNode => {
  const name = 'slot'
  const hint = t('deskCalendar.book.slotHint')
  return (
    <FieldFrame label={t('agenda.moment')} name={name} error={error} hint={hint}>
      <select
        className="control"
        id={name}
        name={name}
        required
        defaultValue={slots.some(({ id }) => String(id) === chosen) ? chosen : ''}
        {...describes({ name, hint, error })}
      >
        <option value="">{t('deskCalendar.book.choose')}</option>
        {[...Map.groupBy(slots, ({ id }) => wallTime(id).day)].map(([day, times]) => (
          <optgroup key={day} label={formatWeekdayDate(day, t)}>
            {times.map(({ id, group, places }) => (
              <option key={id} value={id}>
                {wallTime(id).time}
                {group && `, ${t('agenda.group', { count: places })}`}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </FieldFrame>
  )
}
