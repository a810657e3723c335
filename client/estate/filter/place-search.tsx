import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { geoRangeText, kmText } from '../../../shared/search/geo-range.ts'
import { href } from '../../../shared/routes.ts'
import type { Translate } from '../../../shared/translator.ts'
import { useView } from '../../view.tsx'
import { useResponse } from '../search/use-response.ts'
import { type Place, placeName } from './place-name.ts'

export interface PlaceSearchProps {
  id: string
  /** The circle that is searched now, in km. */
  radius: number | null
  /** The list in which homes are counted; none: all of the agency's. */
  list?: string
  /** What was typed without script. */
  near?: string
  onPlace?: (place: Place) => void
  /** A circle in the form of 'geo_range', or none. */
  onRange?: (range: string | undefined) => void
}

const MIN_LETTERS = 2
const RADII_KM = [5, 10, 25]
const PAUSE_MS = 250

/** Finds a municipality by its name or postal code, in any language, a street or a quarter, and takes it or what lies around it. */
export function PlaceSearch({ id, radius, list, onPlace, onRange }: PlaceSearchProps) {
  const { locale, t } = useView()
  const [text, setText] = useState('')
  const address =
    text.length < MIN_LETTERS
      ? null
      : href(
          'ajax',
          locale,
          { call: 'search-city' },
          new URLSearchParams({ q: text, ...(list && { list }) }),
        )
  const found = useResponse<{ results: Place[] }>(address)
  const shown = address ? found?.value.results : undefined
  return (
    <div className="place-search">
      <label className="visually-hidden" htmlFor={id}>
        {t('filter.place')}
      </label>
      <PausedInput id={id} label={t('filter.place')} onPause={setText} />
      {radius !== null && (
        <button className="place-search__clear" type="button" onClick={() => onRange?.(undefined)}>
          {t('filter.clearRadius', { km: kmText(radius) })}
        </button>
      )}
      <output className={shown?.length === 0 ? 'place-search__none' : 'visually-hidden'}>
        {shown && foundLabel(shown.length, t)}
      </output>
      {shown?.length === 0 && (
        <a
          className="place-search__sentence"
          href={href('sentence', locale, {}, new URLSearchParams({ q: text }))}
          rel="nofollow"
        >
          {t('filter.asSentence')}
        </a>
      )}
      {shown && (
        <ul className="place-search__places">
          {shown.map(place => (
            <li
              key={place.range ?? place.id}
              className="place-search__place"
              data-empty={place.count === 0 ? '' : undefined}
            >
              <button className="place-search__name" type="button" onClick={() => onPlace?.(place)}>
                {place.within ? (
                  <>
                    {place.name} <span className="place-search__within">{place.within}</span>
                  </>
                ) : (
                  placeName(place)
                )}{' '}
                {place.count !== undefined && <span className="option__count">{place.count}</span>}
              </button>
              {(place.range ? [] : RADII_KM).map(km => (
                <button
                  key={km}
                  className="place-search__radius"
                  type="button"
                  aria-label={t('filter.around', { km, name: place.name })}
                  onClick={() => onRange?.(geoRangeText({ km, lat: place.lat, lon: place.lon }))}
                >
                  {km === RADII_KM.at(-1) ? `+${km} km` : `+${km}`}
                </button>
              ))}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const foundLabel = (count: number, t: Translate): string =>
  t(count === 0 ? 'filter.noPlace' : 'filter.places', { count })

/** A text input that is heard once its writer pauses. It has no name: what is typed in it is no filter yet. */
function PausedInput({
  id,
  label,
  onPause,
}: {
  id: string
  label: string
  onPause: (text: string) => void
}) {
  const [timer, setTimer] = useState(0)
  const onInput = (event: FormEvent<HTMLInputElement>): void => {
    const text = event.currentTarget.value.trim().slice(0, 40)
    clearTimeout(timer)
    setTimer(window.setTimeout(() => onPause(text), PAUSE_MS))
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') event.preventDefault()
  }
  return (
    <input
      className="place-search__input"
      id={id}
      type="search"
      placeholder={label}
      autoComplete="off"
      onInput={onInput}
      onKeyDown={onKeyDown}
    />
  )
}
