import type { Context } from 'hono'
import type { Booking } from '../../agency/booking/booking-rows.ts'
import { agencyOf } from '../../agency/stub.ts'
import { audit } from '../audit.ts'
import type { AdminEnv } from '../env.ts'
import { chosenSite, SiteField } from './chosen-site.tsx'
import { consolePage, consoleView } from './document.tsx'
import { ConsoleSection, formatMoment, MAX_ROWS, Table } from './parts.tsx'

/** GET /admin/bookings?site=…: upcoming viewings and stays of one agency. Reading them is audited, since they are about people. */
export async function bookings(c: Context<AdminEnv>): Promise<Response> {
  const { t } = consoleView(c)
  const chosen = await chosenSite(c)
  const { site } = chosen
  const upcoming = site
    ? await agencyOf(c.env, site.id).bookings.upcoming(Date.now(), MAX_ROWS)
    : []
  if (site) await audit(c, 'read bookings', { site: site.id, count: upcoming.length })
  return consolePage(
    c,
    t('admin.bookings.title'),
    <>
      <SiteField t={t} chosen={chosen} />
      {site &&
        (['viewing', 'stay'] as const).map(kind => (
          <ConsoleSection key={kind} title={t(`admin.bookings.${kind}`)}>
            <Table
              t={t}
              columns={['starts', 'ends', 'estate', 'person', 'state']}
              rows={upcoming.filter(booking => booking.kind === kind).map(row)}
            />
          </ConsoleSection>
        ))}
    </>,
  )

  /** One whose cancellation is still on its way to the API is shown as cancelled, as its visitor was told. */
  function row({ startsAt, endsAt, about, body, state, cancelAskedAt }: Booking): string[] {
    const { name, email, phone } = body.contact
    return [
      formatMoment(startsAt),
      formatMoment(endsAt),
      [about.agencyTitle, about.place].filter(Boolean).join('\n'),
      [name, email, phone].filter(Boolean).join('\n'),
      t(`admin.bookings.${cancelAskedAt === null ? state : 'cancelled'}`),
    ]
  }
}
