import type { ReactNode } from 'react'
import { MapCredit } from '../../../client/estate/map/map-credit.tsx'
import { pinLabels } from '../../../client/estate/map/pin-labels.ts'
import { useView } from '../../../client/view.tsx'
import { href } from '../../../shared/routes.ts'
import { writeAddress } from '../../../shared/search/address.ts'
import { type Search, searchWith } from '../../../shared/search/criteria.ts'
import type { Markers } from '../../../shared/search/marker-tuple.ts'
import { STILL, stillHref } from '../../tiles/still/view.ts'
import { StillPin } from './still-pin.tsx'
import { type StillSpot, stillOf } from './still-spots.ts'

interface Props {
  tiles: string
  markers: Markers
  path: string
  search: Search
}

/** A name holds what is read on the pin (WCAG 2.5.3). */
const labelWith = (text: string, label: string): string =>
  label.includes(text) ? label : `${text}, ${label}`

/** The map for who has no script: a still one, where a price leads to its home and a number to the homes around it. */
export function StillHomes({ tiles, markers, path, search }: Props): ReactNode {
  const view = useView()
  const { t, locale, site } = view
  const still = stillOf(markers)
  if (!still) return null
  const labels = pinLabels(view)
  const around = ({ km, lat, lon }: StillSpot): string => {
    const geo_range = { km, lat, lon }
    const params = writeAddress(
      searchWith(search, { city: undefined, within: undefined, geo_range }),
    )
    params.set('view', 'map')
    return `${path}?${params}`
  }
  return (
    <figure className="map-still" data-map-still>
      <div className="map-still__plan">
        <img
          src={stillHref(tiles, still.view, { medium: site.character, locale })}
          width={STILL.width}
          height={STILL.height}
          alt=""
          fetchPriority="high"
        />
        <svg
          viewBox={`0 0 ${STILL.width} ${STILL.height}`}
          role="group"
          aria-label={t('map.title')}
        >
          {still.spots.map(spot => {
            const text = spot.home ? labels.pinText(spot.home) : String(spot.count)
            const to =
              spot.home && site.detailLinks
                ? href('estate', locale, { estateId: spot.home[0] })
                : around(spot)
            return (
              <StillPin
                key={`${spot.x} ${spot.y}`}
                x={spot.x}
                y={spot.y}
                text={text}
                label={labelWith(
                  text,
                  spot.home ? labels.pinLabel(spot.home) : labels.clusterLabel(spot.count),
                )}
                to={to}
                isMany={!spot.home}
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
