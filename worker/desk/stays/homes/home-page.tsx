import { RentalLine } from '../../../../shared/packs/rental.ts'
import { takenNights } from '../../../../shared/rental/owner-calendar.ts'
import { addMonths, isMonth, monthOf } from '../../../../shared/time/day.ts'
import { toDay } from '../../../../shared/time/time-zone.ts'
import * as v from 'valibot'
import { agencyOf } from '../../../agency/stub.ts'
import { isElsewhere } from '../../content/ask-content.ts'
import { readPart } from '../../content/parts.ts'
import type { Desk } from '../../env.ts'
import { deskPage, wordsOf, type Status } from '../../page/document.tsx'
import type { Filled } from '../../page/form.tsx'
import { Empty, Notice } from '../../page/notice.tsx'
import { AboutPanel } from './about-panel.tsx'
import { BlocksPanel } from './blocks-panel.tsx'
import { CalendarsPanel } from './calendars-panel.tsx'
import { holidayHomeName, readHolidayHome } from './list-homes.ts'
import { Months } from './months.tsx'
import { PeriodsPanel } from './periods-panel.tsx'
import { readNights } from './read-nights.ts'

export type Panel = 'blocks' | 'periods' | 'calendars' | 'about'

interface Shown {
  /** Which form was refused, with what was typed. */
  panel?: Panel
  filled?: Filled
  /** Why, where no field is to blame. */
  refused?: string
  status?: Status
}

const NOTHING: Filled = { values: {}, errors: {} }

/** GET /desk/stays/homes/:unit: who has which night, what the owner keeps, prices and other calendars (STAY-25). */
export async function holidayHomePage(
  c: Desk,
  { panel, filled = NOTHING, refused, status = 200 }: Shown = {},
): Promise<Response> {
  const t = wordsOf(c)
  const back = { href: '/desk/stays/homes', label: t('deskStays.homes.title') }
  const today = toDay(c.var.trace.startedAt)
  const wanted = c.req.query('month')
  const month =
    isMonth(wanted) && wanted >= addMonths(monthOf(today), -12) ? wanted : monthOf(today)
  const span = { start: `${month}-01`, end: `${addMonths(month, 2)}-01` }
  const unit = c.req.param('unit') ?? ''
  const home = await readHolidayHome(c, unit)
  const nights = home && (await readNights(c, home.id, span))
  if (!home || !nights)
    return deskPage(
      c,
      t('deskStays.homes.gone'),
      isElsewhere(c) ? (
        <Notice title={t('deskStays.elsewhere')} />
      ) : (
        <Empty title={t('deskStays.homes.gone')} />
      ),
      404,
      { back },
    )
  const [stays, part] = await Promise.all([
    agencyOf(c.env, c.var.site.id).stayLists.ofUnit(home.id, span.start, span.end),
    readPart(c, `rentals/${nights.name}`),
  ])
  const line = v.safeParse(RentalLine, part?.content)
  const of = (name: Panel): Filled => (panel === name ? filled : NOTHING)
  const shared = { unit: home.id, month, tag: part?.tag ?? '', t }
  return deskPage(
    c,
    holidayHomeName(c, home),
    <>
      {refused && <Notice kind="error" title={t(`deskStays.refused.${refused}`)} />}
      <Months month={month} today={today} taken={takenNights(nights, stays)} unit={home.id} t={t} />
      <BlocksPanel {...shared} blocks={nights.blocks} today={today} filled={of('blocks')} />
      {line.success && (
        <PeriodsPanel
          {...shared}
          periods={line.output.periods}
          today={today}
          filled={of('periods')}
        />
      )}
      <CalendarsPanel
        {...shared}
        calendars={nights.calendars}
        site={c.var.site}
        filled={of('calendars')}
      />
      {line.success && (
        <AboutPanel
          {...shared}
          home={line.output.unit}
          filled={of('about')}
          locale={c.var.site.defaultLocale}
        />
      )}
    </>,
    status,
    { back },
  )
}
