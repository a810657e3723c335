import type { ReactNode } from 'react'
import type { Slot } from '../../shared/booking/agenda.ts'
import type { Locale } from '../../shared/locale.ts'
import { weekday } from '../../shared/time/day.ts'
import { wallTime } from '../../shared/time/time-zone.ts'
import { seconds, type Day } from '../../shared/time/units.ts'
import { formatDayInWords } from '../../shared/time/format-time.ts'
import { useView } from '../view.tsx'

interface Props {
  slots: readonly Slot[]
  /** Prefix of its ids; unique on the page. */
  id: string
  chosen?: number | null
  /** For the first slot, when the choice is the form's first error. */
  focus?: { autoFocus: boolean }
}

/** Of a strip; later days stand in one of their own. */
const STRIP_DAYS = 10

/**
 * A strip of days, and the free hours of the one that is chosen: plain radio buttons, so that it works without script (BOOK-105). None is `required`: a browser would refuse to
 * send the form, and could not say so at an hour that another day hides.
 */
export function SlotChoice({ slots, id, chosen, focus }: Props): ReactNode {
  const { t } = useView()
  if (slots.length === 0) return <p className="slots__none">{t('agenda.none')}</p>
  const days = Object.entries(Object.groupBy(slots, slot => wallOf(slot).day))
  const open = days.find(([, times]) => hasChosen(times, chosen))?.[0] ?? days[0]?.[0]
  const later = days.slice(STRIP_DAYS)
  const strip = (shown: typeof days): ReactNode => (
    <div className="slots__strip">
      {shown.map(([day, times = []]) => (
        <SlotDay
          key={day}
          day={day}
          times={times}
          id={id}
          chosen={chosen}
          isOpen={day === open}
          focus={day === open ? focus : undefined}
        />
      ))}
    </div>
  )
  return (
    <fieldset className="slots" aria-describedby={`${id}-slot-error`}>
      <legend className="field__label">{t('agenda.moment')}</legend>
      {strip(days.slice(0, STRIP_DAYS))}
      {later.length > 0 && (
        <details className="slots__more" open={later.some(([day]) => day === open)}>
          <summary>{t('agenda.more')}</summary>
          {strip(later)}
        </details>
      )}
      <p className="field__hint">{t('agenda.zone')}</p>
    </fieldset>
  )
}

function SlotDay({
  day,
  times,
  chosen,
  focus,
  id,
  isOpen,
}: Pick<Props, 'chosen' | 'focus' | 'id'> & {
  day: Day
  times: readonly Slot[]
  isOpen: boolean
}): ReactNode {
  const { t, locale } = useView()
  const words = formatDayInWords(day, t)
  return (
    <div className="slots__day">
      <label className="slots__date">
        <input type="radio" name={`${id}-day`} defaultChecked={isOpen} aria-label={words} />
        <span className="slots__weekday">{t(`calendar.short.${weekday(day)}`)}</span>{' '}
        <span className="slots__number">{Number(day.slice(8))}</span>{' '}
        <span className="slots__month">{shortMonth(day, locale)}</span>{' '}
        <small className="slots__count">{t('agenda.times', { count: times.length })}</small>
      </label>
      <div className="slots__times" role="group" aria-label={words}>
        <p className="slots__words">{words}</p>
        {times.map((slot, index) => (
          <label key={slot.id} className="slot">
            <input
              type="radio"
              name="slot"
              value={slot.id}
              defaultChecked={slot.id === chosen}
              {...(index === 0 && focus)}
            />
            <span>
              {wallOf(slot).time}
              {slot.group && <small> {t('agenda.group', { count: slot.places })}</small>}
            </span>
          </label>
        ))}
      </div>
    </div>
  )
}

/** 'nov', 'juil.'. */
const shortMonth = (day: Day, locale: Locale): string =>
  new Intl.DateTimeFormat(`${locale}-BE`, { month: 'short', timeZone: 'UTC' }).format(
    Date.parse(day),
  )

const hasChosen = (times: readonly Slot[] | undefined, chosen: number | null | undefined) =>
  times?.some(slot => slot.id === chosen) ?? false

/** In Brussels time, whatever offset the API writes and wherever the visitor is. */
const wallOf = ({ start }: Slot) => wallTime(seconds(Date.parse(start)))
