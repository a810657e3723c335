import type { ReactNode } from 'react'
import { useView } from '../../client/view.tsx'
import { formatDate } from '../../shared/format.ts'
import { type PriceRow, priceRows, yearQuarter } from '../../shared/memory/price-rows.ts'
import { href } from '../../shared/routes.ts'
import { isDay } from '../../shared/time/day.ts'
import type { PlacedDeal, ShownDeal } from './load-deals.ts'
import { PricesTable } from './prices-table.tsx'
import { StillDeals } from './still-deals.tsx'

/** All that a page shows one by one; the figures count the others too. */
const MOST_LISTED = 30
const MOST_TOWNS = 8

/** What was sold and let: where and when, and what homes of a kind went for; null: it cannot be had now. */
export function SoldPrices({
  deals,
  city,
}: {
  deals: PlacedDeal[] | null
  city: number | null
}): ReactNode {
  const { t } = useView()
  return (
    <section className="section section--first memory">
      <header className="section__header">
        <h1 className="section__title">{t('memory.title')}</h1>
        <p className="section__intro">{t('memory.intro')}</p>
        <p className="memory__honest">{t('memory.honest')}</p>
      </header>
      {deals === null && <p className="alert">{t('memory.failed')}</p>}
      {deals?.length === 0 && <p>{t('memory.none')}</p>}
      {deals && deals.length > 0 && <Known all={deals} city={city} />}
    </section>
  )
}

interface KnownProps {
  all: PlacedDeal[]
  city: number | null
}

function Known({ all, city }: KnownProps): ReactNode {
  const { t } = useView()
  const shown = all.flatMap((deal): ShownDeal[] =>
    deal.when === null ? [] : [{ ...deal, when: deal.when }],
  )
  const isOne = shown.some(deal => deal.city === city)
  const isHere = (deal: PlacedDeal): boolean => !isOne || deal.city === city
  const deals = shown.filter(isHere)
  const counted = all.filter(deal => isHere(deal) && deal.isCounted)
  const places = new Map(counted.map(deal => [deal.id, deal.place]))
  const towns = priceRows(counted, deal => townOf(places.get(deal.id) ?? null))
  const quarters = priceRows(counted, deal => quarterOf(places.get(deal.id) ?? null))
  const quarterName = (group: string): string =>
    t('memory.quarter', { year: group.slice(0, 4), number: group.slice(-1) })
  const byTime = priceRows(counted, yearQuarter).toSorted((a, b) => (a.group < b.group ? 1 : -1))
  return (
    <>
      <Towns deals={shown} city={isOne ? city : null} />
      <StillDeals deals={deals} listed={MOST_LISTED} />
      {deals.some(({ isRough }) => isRough) && <p className="memory__note">{t('memory.rough')}</p>}
      <PricesTable
        title={t('memory.byPlace')}
        rows={[...towns, ...quarters].toSorted(byName)}
        first="where"
      />
      <PricesTable title={t('memory.byTime')} rows={byTime} first="when" nameOf={quarterName} />
      {deals.length > 0 && (
        <section id="deals">
          <h2 className="memory__title">{t('memory.deals')}</h2>
          {deals.length > MOST_LISTED && (
            <p className="memory__note">{t('memory.newest', { count: MOST_LISTED })}</p>
          )}
          <ul className="memory__deals">
            {deals.slice(0, MOST_LISTED).map(deal => (
              <li key={deal.id} id={`deal-${deal.id}`} className="memory__deal">
                <time dateTime={deal.when}>
                  {isDay(deal.when) ? formatDate(deal.when) : deal.when}
                </time>
                <span>{t(`memory.what.${deal.kind}.${deal.way}`)}</span>
                <span>{deal.place ?? t('memory.somewhere')}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

/** The municipalities with the most deals, each a link to its own map and figures. */
function Towns({ deals, city }: { deals: PlacedDeal[]; city: number | null }): ReactNode {
  const { t, locale } = useView()
  const path = href('soldPrices', locale)
  const towns = [...Map.groupBy(deals, each => each.city)]
    .flatMap(([id, of]) => {
      const name = townOf(of[0]?.place ?? null)
      return id !== null && name !== null ? { id, name, count: of.length } : []
    })
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MOST_TOWNS)
  if (towns.length < 2) return null
  const chip = (to: string, name: string, count: number, isCurrent: boolean): ReactNode => (
    <li key={to}>
      <a className="chip" href={to} aria-current={isCurrent ? 'true' : undefined}>
        {name} <span className="option__count">{count}</span>
      </a>
    </li>
  )
  return (
    <nav aria-label={t('memory.byPlace')}>
      <ul className="filter__chips">
        {chip(path, t('memory.everywhere'), deals.length, city === null)}
        {towns.map(({ id, name, count }) => chip(`${path}?city=${id}`, name, count, id === city))}
      </ul>
    </nav>
  )
}

const byName = (a: PriceRow<string>, b: PriceRow<string>): number => {
  const [one, other] = [a, b].map(({ group }) => group.split(', ').toReversed().join(', '))
  return (one ?? '').localeCompare(other ?? '')
}

const townOf = (place: string | null): string | null => place?.split(', ').at(-1) ?? null
const quarterOf = (place: string | null): string | null => (place?.includes(', ') ? place : null)
