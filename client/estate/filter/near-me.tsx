import { useState } from 'react'
import { geoRangeText } from '../../../shared/search/geo-range.ts'
import { Icon } from '../../controls/icon.tsx'
import { useView } from '../../view.tsx'

interface Props {
  className: string
  /** A circle around this device, in the form of 'geo_range'. */
  onRange: (range: string) => void
}

const KM = 5
/** About a kilometre: an address that is shared tells no more of where its sender is. */
const DECIMALS = 2
const TIMEOUT_MS = 10_000

/** Searches around the device that asks, once it agrees; it is asked only by a press. */
export function NearMe({ className, onRange }: Props) {
  const { t } = useView()
  const [state, setState] = useState<'rest' | 'asking' | 'failed'>('rest')
  const ask = (): void => {
    setState('asking')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const round = (degrees: number): number => Number(degrees.toFixed(DECIMALS))
        setState('rest')
        onRange(geoRangeText({ km: KM, lat: round(coords.latitude), lon: round(coords.longitude) }))
      },
      () => setState('failed'),
      { timeout: TIMEOUT_MS, maximumAge: 60_000 },
    )
  }
  return (
    <>
      <button
        className={className}
        type="button"
        title={t('map.nearMe')}
        aria-busy={state === 'asking' || undefined}
        onClick={ask}
      >
        <Icon name="pin" />
        <span className="visually-hidden">{t('map.nearMe')}</span>
      </button>
      <output className={state === 'failed' ? 'near-me__failed' : 'visually-hidden'}>
        {state === 'failed' && t('map.nearMeFailed')}
      </output>
    </>
  )
}
