import type { ReactNode } from 'react'
import base from '../../../client/estate/map/map-base.json'
import { Icon } from '../../../client/controls/icon.tsx'
import { useView } from '../../../client/view.tsx'
import { cityName } from '../../../shared/estate/address.ts'
import { textAt } from '../../../shared/estate/read.ts'
import { LOCALES, type Locale } from '../../../shared/locale.ts'
import { withTownName, type NearThing } from '../../../shared/map/near.ts'
import { StillMap } from '../../tiles/still/still-map.tsx'
import type { EstateLocation } from '../../catalog/public-estate.ts'
import { NearList } from './near-list.tsx'

/** West, south, east, north of the drawing, in degrees. */
const BOX = [2.45, 49.45, 6.5, 51.55] as const
const SCALE = 100
/** A degree of longitude is this much shorter than one of latitude, here. */
const SHRINK = 0.637
/** Corners of the outline nearer than this to the last one say nothing in so small a drawing. */
const NEAR = 1.6
const SHOWN_PLACES = 9

const [west, south, east, north] = BOX
const x = (lon: number): number => Math.round((lon - west) * SHRINK * SCALE * 10) / 10
const y = (lat: number): number => Math.round((north - lat) * SCALE * 10) / 10

const OUTLINE = base.home.map(line => outline(line)).join('')

function outline(steps: number[]): string {
  let [lat, lon] = [0, 0]
  const corners: [number, number][] = []
  for (let index = 0; index < steps.length; index += 2) {
    lat += steps[index] ?? 0
    lon += steps[index + 1] ?? 0
    const corner: [number, number] = [x(lon / 1000), y(lat / 1000)]
    const last = corners.at(-1)
    if (!last || Math.hypot(corner[0] - last[0], corner[1] - last[1]) > NEAR) corners.push(corner)
  }
  return `M${corners.map(corner => corner.join(' ')).join('L')}z`
}

interface Props {
  place: EstateLocation | null
  /** As the record has it. */
  city: unknown
  mapHref: string | null
  near: NearThing[]
}

/** Where the estate is: its street on our own map, else a drawing of the country. A hidden address shows its neighbourhood only, and says so. */
export function Locator({ place, city: named, mapHref, near }: Props): ReactNode {
  const { t, locale, site } = useView()
  if (!place || place.lon < west || place.lon > east || place.lat < south || place.lat > north)
    return null
  const city = cityName(named, locale)
  const [left, top] = [x(place.lon), y(place.lat)]
  const isLeft = left > x((west + east) / 2)
  return (
    <section className="locator" id="map">
      <h2>{t('estate.map')}</h2>
      {site.mapTiles ? (
        <StillMap tiles={site.mapTiles} place={place} label={t('detail.mapLabel', { city })} />
      ) : (
        <svg
          className="locator__map"
          viewBox={`0 0 ${x(east)} ${y(south)}`}
          role="img"
          aria-label={t('detail.mapLabel', { city })}
        >
          <path className="locator__land" d={OUTLINE} />
          {places(locale)
            .filter(each => !isUnder(each, left, top, isLeft ? -1 : 1))
            .map(each => (
              <g key={each.name} className="locator__place">
                <circle cx={x(each.lon)} cy={y(each.lat)} r="1.1" />
                <text x={x(each.lon)} y={y(each.lat) - 3} fontSize="6" textAnchor="middle">
                  {each.name}
                </text>
              </g>
            ))}
          <circle className="locator__area" cx={left} cy={top} r={place.isExact ? 7 : 12} />
          <circle className="locator__pin" cx={left} cy={top} r="3" />
          <text
            className="locator__name"
            x={left + (isLeft ? -12 : 12)}
            y={top + 3}
            fontSize="9"
            textAnchor={isLeft ? 'end' : 'start'}
          >
            {city}
          </text>
        </svg>
      )}
      <NearList
        near={withTownName(near, textAt(named, 'name', locale), city)}
        isExact={place.isExact}
      />
      {!place.isExact && <p className="locator__hint">{t('estate.mapHint')}</p>}
      {mapHref && (
        <p>
          <a className="button button--quiet" href={mapHref}>
            <Icon name="map" />
            {t('detail.onMap')}
          </a>
        </p>
      )}
    </section>
  )
}

/** Whether a city's name would stand under the pin or the name beside it. */
function isUnder(
  place: { lat: number; lon: number },
  left: number,
  top: number,
  side: 1 | -1,
): boolean {
  const way = (x(place.lon) - left) * side
  return Math.abs(y(place.lat) - top) < 16 && way > -14 && way < 80
}

/** The cities that everybody knows, by their name in the page's language. */
const places = (locale: Locale): { lat: number; lon: number; name: string }[] =>
  base.places.slice(0, SHOWN_PLACES).map(([lat, lon, ...names]) => ({
    lat: Number(lat),
    lon: Number(lon),
    name: String(names[LOCALES.indexOf(locale)] ?? names[0]),
  }))
