import { MOST_STOPS } from '../../../shared/afternoon/propose.ts'
import type { VisitHome, Ways } from '../../../shared/afternoon/route.ts'
import { travelBetween, type Travel } from '../../../shared/afternoon/travel.ts'
import type { LiveAgenda } from '../../../shared/booking/agenda.ts'
import { canBeViewed } from '../../../shared/booking/can-be-viewed.ts'
import { publicId } from '../../../shared/estate/estate.ts'
import { mentionedTitle } from '../../../shared/estate/kind/head-title.ts'
import { isSold } from '../../../shared/estate/status.ts'
import type { Position } from '../../../shared/map/distance.ts'
import { seconds } from '../../../shared/time/units.ts'
import { loadEstate } from '../../catalog/load-estate.ts'
import type { PublicEstate } from '../../catalog/public-estate.ts'
import { isAbsent } from '../../http/absence.ts'
import type { RequestContext } from '../../site/request-context.ts'
import { streetMeters } from '../../tiles/along/street-meters.ts'

/** Why a home is left out: it is not online any more, is sold or let, has no hours, or none that are free. */
export type LeftOut = 'gone' | 'sold' | 'closed' | 'full'

/** Homes that can be visited together, and those that can not. */
export interface Plan {
  estates: PublicEstate[]
  visits: VisitHome[]
  without: { title: string; why: LeftOut }[]
  /** Between any two of the homes, by their public ids. */
  travel: (from: string, to: string) => Travel
}

type Asked = { estate: PublicEstate; agenda: LiveAgenda } | { title: string; why: LeftOut }

/** The homes with their free times of this moment, and the ways between them. Throws ApiError. */
export async function loadPlan(context: RequestContext, ids: readonly string[]): Promise<Plan> {
  const asked = await Promise.all(ids.slice(0, MOST_STOPS).map(id => ask(context, id)))
  const open = asked.flatMap(each => ('agenda' in each ? [each] : []))
  const estates = open.map(({ estate }) => estate)
  return {
    estates,
    visits: open.map(({ estate, agenda }) => toVisit(publicId(estate), agenda)),
    without: asked.flatMap(each => ('why' in each ? [each] : [])),
    travel: await travelAmong(context, estates),
  }
}

/** How long the ways take. */
export const waysOf =
  ({ travel }: Pick<Plan, 'travel'>): Ways =>
  (from, to) =>
    travel(from, to).seconds

async function ask(context: RequestContext, id: string): Promise<Asked> {
  const { api, locale, t } = context
  const estate = await loadEstate(context, id)
  if (isAbsent(estate)) return { title: id, why: 'gone' }
  const title = mentionedTitle(estate, locale, t)
  if (!canBeViewed(estate)) return { title, why: isSold(estate) ? 'sold' : 'closed' }
  const agenda = await api.liveAgenda(publicId(estate))
  if (!agenda) return { title, why: 'closed' }
  return agenda.slots.length > 0 ? { estate, agenda } : { title, why: 'full' }
}

const toVisit = (id: string, { agent, buffer = 0, slots }: LiveAgenda): VisitHome => ({
  id,
  agent: agent ?? null,
  slots: slots
    .map(slot => {
      const end = seconds(Date.parse(slot.end))
      return { start: slot.id, end, busyUntil: end + buffer * 60 }
    })
    .filter(({ start, end }) => end > start)
    .toSorted((a, b) => a.start - b.start),
})

/** By streets where the map knows them; both ways of two homes are the same. */
export async function travelAmong(
  context: Pick<RequestContext, 'env' | 'trace'>,
  estates: readonly PublicEstate[],
): Promise<Plan['travel']> {
  const placed = estates.flatMap(({ location }, index) => (location ? [{ location, index }] : []))
  const along = await streetMeters(
    context,
    placed.map(({ location }): Position => location),
  )
  const rank = new Map(placed.map(({ index }, row) => [index, row]))
  const indexOf = new Map(estates.map((estate, index) => [publicId(estate), index]))
  const known = new Map<string, Travel>()
  return (from, to) => {
    const [a = 0, b = 0] = [indexOf.get(from) ?? 0, indexOf.get(to) ?? 0].toSorted((x, y) => x - y)
    const key = `${a}/${b}`
    const [row, column] = [rank.get(a), rank.get(b)]
    const meters = row === undefined || column === undefined ? null : along[row]?.[column]
    const travel =
      known.get(key) ??
      travelBetween(estates[a]?.location ?? null, estates[b]?.location ?? null, meters ?? null)
    known.set(key, travel)
    return travel
  }
}
