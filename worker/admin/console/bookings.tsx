import type { Context } from 'hono'
import type { Booking } from '../../booking/booking.ts'
import { findBookings } from '../../booking/store.ts'
import { audit } from '../audit.ts'
import type { AdminEnv } from '../env.ts'
import { consolePage, consoleView } from './document.tsx'
import { ConsoleSection, formatMoment, MAX_ROWS, Table } from './parts.tsx'

/** GET /admin/bookings: upcoming viewings and stays. Reading them is audited, since they are about people. */
export async function bookings(c: Context<AdminEnv>): Promise<Response> {
  const { t } = consoleView(c)
  const upcoming = await findBookings(
    c.env.DB,
    `ends_at > ?1 ORDER BY starts_at LIMIT ${MAX_ROWS}`,
    Date.now(),
  )
  await audit(c, 'read bookings', { count: upcoming.length })
  return consolePage(
    c,
    t('admin.bookings.title'),
    <>
      {(['viewing', 'stay'] as const).map(kind => (
        <ConsoleSection key={kind} title={t(`admin.bookings.${kind}`)}>
          <Table
            t={t}
            columns={['starts', 'ends', 'site', 'estate', 'person', 'state']}
            rows={upcoming.filter(booking => booking.kind === kind).map(row)}
          />
        </ConsoleSection>
      ))}
    </>,
  )

  /** One whose cancellation is still on its way to the API is shown as cancelled, as its visitor was told. */
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
