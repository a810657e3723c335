import { type FormEvent, useId, useState } from 'react'
import { geoRangeText, kmText, parseGeoRange } from '../../../shared/search/geo-range.ts'
import { Icon } from '../../controls/icon.tsx'
import { useView } from '../../view.tsx'
import { NearMe } from './near-me.tsx'
import { PlaceCombobox } from './place-combobox.tsx'
import type { Place } from './place-name.ts'

interface Props {
  /** The circle that is searched now, as the address has it. */
  range: string | null
  /** What is searched there: places are counted in it. */
  list: string
  onRange: (range: string | null) => void
}

const RADII_KM = [2, 5, 10, 20] as const

/** Searches around a place: its name and how far, which needs no map to be pointed at. */
export function PlaceRadius({ range, list, onRange }: Props) {
  const { t } = useView()
  const id = useId()
  const [place, setPlace] = useState<Place | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const circle = range ? parseGeoRange(range) : null

  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const km = Number(new FormData(event.currentTarget).get('km'))
    setIsOpen(false)
    if (place) onRange(geoRangeText({ km, lat: place.lat, lon: place.lon }))
  }
  return (
    <>
      <button
        className="map-tools__button place-radius__open"
        type="button"
        aria-expanded={isOpen}
        aria-controls={`${id}form`}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon name="search" />
        <span className="visually-hidden">{t('map.around')}</span>
      </button>
      <form
        className={isOpen ? 'place-radius place-radius--open' : 'place-radius'}
        id={`${id}form`}
        onSubmit={onSubmit}
      >
        <label className="place-radius__label" htmlFor={`${id}km`}>
          {t('map.within')}
        </label>
        <select className="place-radius__km" id={`${id}km`} name="km" defaultValue="5">
          {RADII_KM.map(km => (
            <option key={km} value={km}>{`${km} km`}</option>
          ))}
        </select>
        <PlaceCombobox list={list} id={`${id}place`} label={t('map.place')} onPlace={setPlace} />
        <button
          className="map-tools__button place-radius__search"
          type="submit"
          aria-label={t('map.search')}
          disabled={!place}
        >
          <Icon name="search" />
        </button>
      </form>
      <NearMe className="map-tools__button place-radius__near" onRange={onRange} />
      {circle && (
        <button
          className="map-tools__button map-tools__button--on"
          type="button"
          onClick={() => onRange(null)}
        >
          {t('map.circle', { km: kmText(circle.km) })}
          <Icon name="close" />
          <span className="visually-hidden">{t('map.drop')}</span>
        </button>
      )}
    </>
  )
}
