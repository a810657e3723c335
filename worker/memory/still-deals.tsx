import type { ReactNode } from 'react'
import { MapCredit } from '../../client/estate/map/map-credit.tsx'
import { useView } from '../../client/view.tsx'
import { href } from '../../shared/routes.ts'
import { StillPin } from '../estate/map/still-pin.tsx'
import { stillOf } from '../estate/map/still-spots.ts'
import { browserFiles } from '../page/browser-files.ts'
import { STILL, stillHref } from '../tiles/still/view.ts'
import type { ShownDeal } from './load-deals.ts'

/** Where the deals were: a month at each, or how many of them stand together; each leads to its row (MEMORY-12). */
export function StillDeals({
  deals,
  listed,
}: {
  deals: readonly ShownDeal[]
  /** So many of them have a row. */
  listed: number
}): ReactNode {
  const { t, locale, site } = useView()
  const placed = deals.flatMap(({ point, id, when, city }) =>
    point ? { ...point, id, when, city } : [],
  )
  const rows = new Set(deals.slice(0, listed).map(({ id }) => id))
  const path = href('soldPrices', locale)
  const isWide = new Set(deals.map(({ city }) => city)).size > 1
  const still = stillOf({
    total: placed.length,
    grid: placed.map(({ lat, lon }) => [lat, lon, 1]),
  })
  if (!still || !site.mapTiles) return null
  return (
    <figure className="map-still">
      <link rel="stylesheet" href={browserFiles.mapStyle} />
      <div className="map-still__plan">
        <img
          src={stillHref(site.mapTiles, still.view, { medium: site.character, locale })}
          width={STILL.width}
          height={STILL.height}
          alt=""
        />
        <svg
          viewBox={`0 0 ${STILL.width} ${STILL.height}`}
          role="group"
          aria-label={t('memory.map')}
        >
          {still.spots.map(({ x, y, lat, lon, count }) => {
            // The spot of one deal stands where that deal does.
            const deal =
              count === 1 ? placed.find(each => each.lat === lat && each.lon === lon) : undefined
            // Spots of many in a wide map lead into the municipality that stands nearest.
            const nearest = isWide && !deal ? nearestTo({ lat, lon }, placed)?.city : null
            const text = deal ? written(deal.when) : String(count)
            const label = deal ? text : t('memory.together', { count })
            return (
              <StillPin
                key={`${x} ${y}`}
                x={x}
                y={y}
                text={text}
                label={label}
                to={
                  deal && rows.has(deal.id)
                    ? `#deal-${deal.id}`
                    : nearest
                      ? `${path}?city=${nearest}`
                      : '#deals'
                }
                isMany={!deal}
              />
            )
          })}
        </svg>
      </div>
      <figcaption>
        <MapCredit />
      </figcaption>
    </figure>
  )
}

interface Point {
  lat: number
  lon: number
}

const nearestTo = <T extends Point>({ lat, lon }: Point, points: readonly T[]): T | undefined => {
  const far = (point: Point): number => Math.hypot(point.lat - lat, (point.lon - lon) * 0.637)
  return points.reduce<T | undefined>(
    (best, each) => (best && far(best) <= far(each) ? best : each),
    undefined,
  )
}

/** '2026-03-04' as '03/2026', '2026' as it is. */
const written = (when: string): string => when.slice(0, 7).split('-').toReversed().join('/')
