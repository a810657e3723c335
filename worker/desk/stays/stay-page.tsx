import type { ReactNode } from 'react'
import { formatNumber } from '../../../shared/format.ts'
import { holdsNights } from '../../../shared/booking/stay-state.ts'
import { lastFreeDay } from '../../../shared/booking/stay-terms.ts'
import { formatWeekdayDate } from '../../../shared/time/format-time.ts'
import { nightsBetween } from '../../../shared/time/day.ts'
import { toDay } from '../../../shared/time/time-zone.ts'
import type { Translate } from '../../../shared/translator.ts'
import type { WholeStay } from '../../agency/booking/stay-rows.ts'
import { agencyOf } from '../../agency/stub.ts'
import { isElsewhere } from '../content/ask-content.ts'
import type { Desk } from '../env.ts'
import { moment } from '../moment.ts'
import { deskPage, wordsOf, type Status } from '../page/document.tsx'
import { Facts } from '../page/lists.tsx'
import { Empty, Notice, Panel } from '../page/notice.tsx'
import { actsOf, StayForms } from './stay-forms.tsx'
import { hoursLeft, nightsText, StateOfStay } from './stay-words.tsx'
import { readNights } from './homes/read-nights.ts'

interface Shown {
  /** Why the act was not done. */
  refused?: 'changed' | 'over' | 'taken' | 'unavailable' | 'long'
  /** What was written to the guest. */
  word?: string
  status?: Status
}

/** GET /desk/stays/:key: one stay, and what can be done with it (STAY-21). */
export async function stayPage(
  c: Desk,
  { refused, word = '', status = 200 }: Shown = {},
): Promise<Response> {
  const t = wordsOf(c)
  const { site, trace } = c.var
  const agency = agencyOf(c.env, site.id)
  const back = { href: '/desk/stays', label: t('deskStays.title') }
  const whole = await agency.stays.find(c.req.param('key') ?? '')
  if (!whole)
    return deskPage(
      c,
      t('deskStays.gone.title'),
      <Empty title={t('deskStays.gone.title')}>{t('deskStays.gone.text')}</Empty>,
      404,
      { back },
    )
  const { stay, booking } = whole
  const others = await otherCalendars(c, whole)
  const isOff = !holdsNights(stay.state)
  const decider = await whoDecided(c, stay.decidedBy, t)
  return deskPage(
    c,
    t('deskStays.of', { name: booking.body.contact.name }),
    <>
      {refused && (
        <Notice kind="error" title={t(`deskStays.refused.${refused}`)}>
          {refused === 'changed' && <p>{t(`deskStays.now.${stay.state}`)}</p>}
        </Notice>
      )}
      {stay.state === 'requested' && (
        <Notice kind="warning" title={hoursLeft(stay.heldUntil, trace.startedAt, t)}>
          <p>{t('deskStays.held', { until: moment(stay.heldUntil, t) })}</p>
        </Notice>
      )}
      {isOff && stay.outcome !== 'done' && (
        <Notice kind="warning" title={t('deskStays.notFreed')}>
          <p>{t(`stay.nights.${stay.outcome === 'refused' ? 'refused' : 'noted'}`)}</p>
        </Notice>
      )}
      {others && others.length > 0 && (
        <Notice kind="warning" title={t('deskStays.conflict')}>
          <p>{t('deskStays.conflictText', { sources: others.join(', ') })}</p>
        </Notice>
      )}
      {isElsewhere(c) && <Notice>{<p>{t('deskStays.elsewhere')}</p>}</Notice>}
      <Panel title={t('deskStays.what')}>
        <StayFacts whole={whole} decider={decider} t={t} />
      </Panel>
      <StayForms stay={stay} acts={actsOf(stay, toDay(trace.startedAt))} word={word} t={t} />
    </>,
    status,
    { back, tag: <StateOfStay state={stay.state} t={t} /> },
  )
}

const StayFacts = ({
  whole: { stay, booking },
  decider,
  t,
}: {
  whole: WholeStay
  decider: string
  t: Translate
}): ReactNode => {
  const { contact, persons, message } = booking.body
  return (
    <Facts
      facts={[
        [
          t('deskStays.column.home'),
          <a key="home" href={`/desk/stays/homes/${stay.unitId}?month=${stay.start.slice(0, 7)}`}>
            {booking.about.agencyTitle}
          </a>,
        ],
        [t('deskStays.column.nights'), nightsText(stay, t)],
        [t('rental.stay'), t('rental.nights', { count: nightsBetween(stay.start, stay.end) })],
        [t('rental.form.persons'), persons],
        [t('rental.price'), formatNumber('currency', booking.about.price)],
        [
          t('contact.email'),
          <a key="mail" href={`mailto:${contact.email}`}>
            {contact.email}
          </a>,
        ],
        [
          t('contact.phone'),
          contact.phone && (
            <a key="phone" href={`tel:${contact.phone.replace(/[^+\d]/g, '')}`}>
              {contact.phone}
            </a>
          ),
        ],
        [t('rental.form.message'), message && <bdi className="stay-message">{message}</bdi>],
        [t('deskStays.asked'), moment(booking.createdAt, t)],
        [
          t('deskStays.decided'),
          stay.decidedAt === null
            ? null
            : `${t(`stay.state.${stay.state}`)}, ${moment(stay.decidedAt, t)}, ${decider}`,
        ],
        [t('deskStays.word'), stay.word && <span className="stay-message">{stay.word}</span>],
        [
          t('deskStays.free'),
          holdsNights(stay.state)
            ? t('deskStays.freeUntil', { day: formatWeekdayDate(lastFreeDay(stay), t) })
            : null,
        ],
      ]}
    />
  )
}

async function whoDecided(c: Desk, by: string | null, t: Translate): Promise<string> {
  if (by === null) return ''
  if (by === 'guest' || by === 'clock') return t(`deskStays.by.${by}`)
  const id = by.replace(/^person /, '')
  const members = await agencyOf(c.env, c.var.site.id).members.list()
  return members.find(member => member.id === id)?.name ?? t('deskStays.by.colleague')
}

/** Other calendars that have nights of a stay that holds them; null: it can't be asked just now. */
async function otherCalendars(c: Desk, { stay, booking }: WholeStay): Promise<string[] | null> {
  const found = await readNights(c, stay.unitId, stay).catch(() => null)
  if (!found) return null
  const own = found.nights.filter(({ stay: id }) => id === booking.bookedId)
  return [...new Set(own.flatMap(({ sources }) => sources))]
}
