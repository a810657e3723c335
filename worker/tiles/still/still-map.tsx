import type { ReactNode } from 'react'
import { MapCredit } from '../../../client/estate/map/map-credit.tsx'
import { useView } from '../../../client/view.tsx'
import { STILL, stillAround, stillHref } from './view.ts'

/** A visible address is seen in its street, a hidden one in its neighbourhood. */
const ZOOM_EXACT = 15
const ZOOM_NEAR = 14

interface Props {
  tiles: string
  place: { lat: number; lon: number; isExact: boolean }
  label: string
  /** Whether it stands on the first screen, and may be the largest picture there. */
  eager?: boolean
}

/** The street or the neighbourhood, drawn of our own tiles, and whose data they are. */
export function StillMap({ tiles, place, label, eager }: Props): ReactNode {
  const { site, locale } = useView()
  const view = stillAround(place, place.isExact ? ZOOM_EXACT : ZOOM_NEAR)
  return (
    <>
      <img
        className="locator__still"
        src={stillHref(tiles, view, {
          medium: site.character,
          locale,
          mark: place.isExact ? 'pin' : 'area',
        })}
        width={STILL.width}
        height={STILL.height}
        alt={label}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
      />
      <MapCredit />
    </>
  )
}
