import type { Context } from 'hono'
import type { Booking } from '../../booking/booking.ts'
import { findBookings } from '../../booking/store.ts'
import type { AdminEnv } from '../env.ts'
import { audit } from '../audit.ts'
import { consolePage, consoleView } from './document.tsx'
import { ConsoleSection, formatMoment, Table } from './parts.tsx'

const MAX_ROWS = 200

/** GET /admin/bookings: viewings and stays still to come that were booked through a site. Reading them is an act: they are about people. */
export async function bookings(c: Context<AdminEnv>): Promise<Response> {
  const { t } = consoleView(c)
  const now = Date.now()
  const intents = await findBookings(
    c.env.DB,
    `ends_at > ?1 ORDER BY starts_at LIMIT ${MAX_ROWS}`,
    now,
  )
  await audit(c.env, {
    actor: c.var.actor,
    request: c.var.trace.id,
    action: 'read bookings',
    detail: { count: intents.length },
    now,
  })
  return consolePage(
    c,
    t('admin.bookings.title'),
    <>
      {(['viewing', 'stay'] as const).map(kind => (
        <ConsoleSection key={kind} title={t(`admin.bookings.${kind}`)}>
          <Table
            t={t}
            columns={['starts', 'ends', 'site', 'estate', 'person', 'state']}
            rows={intents.filter(intent => intent.kind === kind).map(row)}
          />
        </ConsoleSection>
      ))}
    </>,
  )

  /** Asked to be cancelled is told as cancelled, as its visitor was. */
  function row({
    siteId,
    startsAt,
    endsAt,
    about,
    body,
    state,
    cancelAskedAt,
  }: Booking): (string | number)[] {
    const { name, email, phone } = body.contact
    return [
      formatMoment(startsAt),
      formatMoment(endsAt),
      siteId,
      [about.agencyTitle, about.place].filter(Boolean).join('\n'),
      [name, email, phone].filter(Boolean).join('\n'),
      t(`admin.bookings.${cancelAskedAt === null ? state : 'cancelled'}`),
    ]
  }
}
