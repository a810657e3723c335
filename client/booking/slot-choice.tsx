import type { ReactNode } from 'react'
import type { Slot } from '../../shared/booking/agenda.ts'
import { wallTime } from '../../shared/time/time-zone.ts'
import { seconds, type Day } from '../../shared/time/units.ts'
import { weekday } from '../../shared/time/day.ts'

/** The texts of the choice, as props of the island. */
export interface SlotTexts {
  /** Monday first. */
  weekdays: string[]
  months: string[]
  /** '{{weekday}} {{count}} {{month}}', and that of the first of a month. */
  date: string
  firstDate: string
  moment: string
  none: string
  more: string
  group: string
  groupOne: string
  /** '{{count}} momenten', and that of one. */
  times: string
  timesOne: string
  zone: string
}

interface Props {
  slots: readonly Slot[]
  texts: SlotTexts
  /** Prefix of its ids; unique on the page. */
  id: string
  chosen?: number | null
  /** For the first slot, when the choice is the form's first error. */
  focus?: { autoFocus: boolean }
}

const VISIBLE_DAYS = 5

/** Free slots by day, one to choose, one day open at a time. Plain radio buttons: the DOM keeps the choice while the slots are refreshed. */
export function SlotChoice({ slots, texts, id, chosen, focus }: Props): ReactNode {
  if (slots.length === 0) return <p className="slots__none">{texts.none}</p>
  const days = Object.entries(Object.groupBy(slots, slot => wallOf(slot).day))
  const shown = days.slice(0, VISIBLE_DAYS)
  const later = days.slice(VISIBLE_DAYS)
  const isLater = later.some(([, times]) => hasChosen(times, chosen))
  const open = days.find(([, times]) => hasChosen(times, chosen))?.[0] ?? days[0]?.[0]
  return (
    <fieldset className="slots" aria-describedby={`${id}-slot-error`}>
      <legend className="field__label">{texts.moment}</legend>
      {shown.map(([day, times = []], index) => (
        <SlotDay
          key={day}
          day={day}
          times={times}
          texts={texts}
          chosen={chosen}
          group={`${id}-days`}
          isOpen={day === open}
          focus={index === 0 ? focus : undefined}
        />
      ))}
      {later.length > 0 && (
        <details className="slots__more" open={isLater}>
          <summary>{texts.more}</summary>
          {later.map(([day, times = []]) => (
            <SlotDay
              key={day}
              day={day}
              times={times}
              texts={texts}
              chosen={chosen}
              group={`${id}-days`}
              isOpen={day === open}
            />
          ))}
        </details>
      )}
      <p className="field__hint">{texts.zone}</p>
    </fieldset>
  )
}

function SlotDay({
  day,
  times,
  texts,
  chosen,
  focus,
  group,
  isOpen,
}: Pick<Props, 'texts' | 'chosen' | 'focus'> & {
  day: string
  times: readonly Slot[]
  /** Days of one group are open one at a time. */
  group: string
  isOpen: boolean
}): ReactNode {
  return (
    <details className="slots__day" name={group} open={isOpen}>
      <summary className="slots__date">
        <span>{dateInWords(day, texts)}</span>{' '}
        <small className="slots__count">{countText(times.length, texts)}</small>
      </summary>
      <div className="slots__times" role="group" aria-label={dateInWords(day, texts)}>
        {times.map((slot, index) => (
          <label key={slot.id} className="slot">
            <input
              type="radio"
              name="slot"
              value={slot.id}
              required
              defaultChecked={slot.id === chosen}
              {...(index === 0 && focus)}
            />
            <span>
              {wallOf(slot).time}
              {slot.group && <small> {groupText(slot.places, texts)}</small>}
            </span>
          </label>
        ))}
      </div>
    </details>
  )
}

const hasChosen = (times: readonly Slot[] | undefined, chosen: number | null | undefined) =>
  times?.some(slot => slot.id === chosen) ?? false

/** 'maandag 23 november'. */
function dateInWords(day: Day, { weekdays, months, date, firstDate }: SlotTexts): string {
  const [, month = 1, number = 1] = day.split('-').map(Number)
  return (number === 1 ? firstDate : date)
    .replace('{{weekday}}', weekdays[weekday(day) - 1] ?? '')
    .replace('{{count}}', String(number))
    .replace('{{month}}', months[month - 1] ?? '')
}

/** In Brussels time, whatever offset the API writes and wherever the visitor is. */
const wallOf = ({ start }: Slot) => wallTime(seconds(Date.parse(start)))

const countText = (count: number, { times, timesOne }: SlotTexts): string =>
  count === 1 ? timesOne : times.replace('{{count}}', String(count))

const groupText = (places: number, { group, groupOne }: SlotTexts): string =>
  places === 1 ? groupOne : group.replace('{{places}}', String(places))
