import { transactionIds } from '../../shared/estate/status.ts'
import { type ClosedDeal, closedDeal } from '../../shared/memory/closed-deal.ts'
import { countedDeals, figuresOf, MOST_READ, shownWhen } from '../../shared/memory/shown-deals.ts'
import { toDay } from '../../shared/time/time-zone.ts'
import { searchUpTo } from '../catalog/search-up-to.ts'
import { loadBelgium } from '../places/load-belgium.ts'
import { loadStreetIndex } from '../places/load-street-index.ts'
import { quartersOf } from '../places/quarter-at.ts'
import type { RequestContext } from '../site/request-context.ts'

/** A deal with where it stands: a quarter where its address is visible, else the municipality. */
export interface PlacedDeal extends ClosedDeal {
  /** The quarter with its municipality, or the municipality; null: not known. */
  place: string | null
  /** Whether the point is that of its municipality, since its address is hidden. */
  isRough: boolean
  /** Its day, or the year of a hidden address; null: it is in figures alone (MEMORY-17). */
  when: string | null
  /** Whether figures count it. */
  isCounted: boolean
}

/** One that is shown by itself. */
export type ShownDeal = PlacedDeal & { when: string }

/** What was sold and let in the last five years, newest first, without what the agency left out (MEMORY-18). Throws where the homes cannot be had. */
export async function loadDeals(
  { api, env, site, now }: RequestContext,
  townName: (names: { nl: string; fr: string; de: string; en: string }) => string,
): Promise<PlacedDeal[]> {
  const { source } = site
  const ids = [...transactionIds('SOLD', source), ...transactionIds('RENTED', source)]
  const today = toDay(now)
  const { from } = figuresOf(today)
  const limits = { from, today, hiddenStatus: site.settings.hiddenStatus }
  const leftOut = new Set(site.settings.soldPricesWithout)
  const [{ results }, belgium, streets] = await Promise.all([
    searchUpTo(MOST_READ, api, { terms: { 'transaction.id': ids } }, [
      { field: 'publicationDate', order: 'DESC' },
    ]),
    loadBelgium(env),
    loadStreetIndex(env),
  ])
  const quarterAt = streets && quartersOf(streets)
  const towns = new Map(belgium?.map(town => [town.id, town]))
  const deals = results
    .flatMap(card => closedDeal(card, limits) ?? [])
    .filter(({ id }) => !leftOut.has(id))
  const counted = new Set(countedDeals(deals, today))
  return deals
    .map(deal => {
      const town = deal.city === null ? undefined : towns.get(deal.city)
      const middle = town?.places[0]
      const name = town ? townName(town.names) : null
      const quarter = deal.point && deal.city !== null ? quarterAt?.(deal.city, deal.point) : null
      return {
        ...deal,
        place: name === null ? null : quarter ? `${quarter}, ${name}` : name,
        isRough: deal.point === null,
        when: shownWhen(deal, today),
        isCounted: counted.has(deal),
        point: deal.point ?? (middle ? { lat: middle.lat, lon: middle.lon } : null),
      }
    })
    .toSorted(newestFirst)
}

/** A year alone stands after all the days in it, so that its place tells no day. */
function newestFirst(a: PlacedDeal, b: PlacedDeal): number {
  const [one, other] = [a.when ?? '', b.when ?? '']
  return one === other ? (a.id < b.id ? -1 : 1) : one < other ? 1 : -1
}
