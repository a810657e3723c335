import type { CalendarFailure } from '../../../shared/rental/unit-nights.ts'
import { toDay } from '../../../shared/time/time-zone.ts'
import { wholeSeconds } from '../../../shared/time/units.ts'
import type { Bindings } from '../bindings.ts'
import { fetchPublic } from '../fetched/fetch-public.ts'
import type { Pace } from '../fetched/pace.ts'
import { ApiError } from '../http/errors.ts'
import { findSiteId } from '../http/known-sites.ts'
import type { Ask } from '../store/ask.ts'
import { ownUid } from './calendar.ts'
import { MAX_CALENDAR, readCalendar } from './read-calendar.ts'

interface Source {
  unit: number
  source: string
  address: string
}

/** What a fetch that was refused is called at the desk. */
const REFUSED: Readonly<Record<string, CalendarFailure>> = {
  unreachable: 'unreachable',
  redirects: 'unreachable',
  tooLarge: 'tooLarge',
}

/** Fetches one calendar and takes its nights; why not, or null. What it took before stays where it fails. */
export async function fetchCalendar(
  { env, siteId, ask, pace }: { env: Bindings; siteId: number; ask: Ask; pace: Pace },
  { unit, source, address }: Source,
  isCertain: boolean,
): Promise<CalendarFailure | null> {
  const now = wholeSeconds(Date.now())
  const fetched = await fetchPublic(address, {
    dnsUrl: env.DNS_URL ?? '',
    isOwn: async host => (await findSiteId(env.DB, host)) !== null,
    pace,
    accept: 'text/calendar',
  })
  const read =
    'refused' in fetched ? (REFUSED[fetched.refused] ?? 'notPublic') : nightsIn(fetched.bytes)
  if (typeof read === 'string') {
    await ask('noteFailure', unit, source, read, now)
    return read
  }
  const report = await ask('takeCalendar', unit, source, toDay(Date.now()), {
    nights: read,
    now,
    isCertain,
  })
  return report === 'vanished' ? 'vanished' : null

  function nightsIn(bytes: Uint8Array): string[] | CalendarFailure {
    if (bytes.byteLength > MAX_CALENDAR) return 'tooLarge'
    const own = ownUid(siteId, unit)
    try {
      return readCalendar(new TextDecoder().decode(bytes), toDay(Date.now()), uid =>
        uid.endsWith(own),
      )
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return error.status === 400 ? 'noCalendar' : 'tooMuch'
    }
  }
}
