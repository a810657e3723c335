import { href } from '../../../shared/routes.ts'
import { icalendar } from '../../../shared/time/icalendar.ts'
import { wholeSeconds } from '../../../shared/time/units.ts'
import { agencyOf } from '../../agency/stub.ts'
import type { RequestContext } from '../../site/request-context.ts'
import { siteOrigin } from '../../site/parse.ts'
import { viewingEvent } from '../viewing/viewing-event.ts'

/** All stops of an afternoon as one file for a calendar; null: there is no such afternoon (AFTERNOON-14). */
export async function afternoonCalendar(
  { env, site, t, locale, now }: RequestContext,
  name: string,
): Promise<string | null> {
  const stops = await agencyOf(env, site.id).afternoons.stops(name)
  if (stops.length === 0) return null
  const url = siteOrigin(site) + href('afternoonTicket', locale, { afternoonId: name })
  return icalendar(
    stops
      .filter(({ state }) => state !== 'pending')
      .map(stop => viewingEvent(stop, t, { url, description: url })),
    site.name,
    wholeSeconds(now),
  )
}
