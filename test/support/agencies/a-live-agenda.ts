import { mailsOf, storeOf } from '../agency-object.ts'
import { aMailingAgency } from './a-mailing-agency.ts'
import { liveAgenda } from './live-agenda.ts'

const HALF_HOUR = 1800
/** Three times at noon (UTC), in two and a half days at least, so that no test hangs on the hour at which it runs. */
export const SLOTS = [0, 1, 2].map(
  index => (Math.floor(Date.now() / 86_400_000) + 3) * 86_400 + 12 * 3600 + index * HALF_HOUR,
)

/** An agency whose back end keeps a live agenda of estate 1 in memory, and can be made to fail around a booking. */
export async function aLiveAgenda(
  changes: Parameters<typeof aMailingAgency>[0] = {},
  bindings: Parameters<typeof aMailingAgency>[1] = {},
) {
  const agency = await aMailingAgency(changes, bindings)
  const { api, site } = agency
  const store = storeOf(site.id, agency.bindings)
  const { booked, trouble, idAt } = liveAgenda(api, site.id, SLOTS)
  const fields = (slot: number, over: Record<string, string> = {}) => ({
    estate: '1',
    slot: String(slot),
    name: 'An Peeters',
    email: 'an@voorbeeld.be',
    phone: '0470 12 34 56',
    privacy: '1',
    return: '/nl/aanbod/1?viewing=1',
    ...over,
  })
  return {
    ...agency,
    ...store,
    booked,
    trouble,
    fields,
    book: (slot: number, over?: Record<string, string>) =>
      agency.post('/nl/ajax/viewing', fields(slot, over)),
    bookings: () => store.rows('SELECT * FROM booking ORDER BY created_at'),
    mails: () => mailsOf(site.id),
    idAt,
  }
}
