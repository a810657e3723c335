import { type KeyboardEvent, useEffect, useState } from 'react'
import useSWR from 'swr'
import { href } from '../../../shared/routes.ts'
import { getJson } from '../../get-json.ts'
import { useView } from '../../view.tsx'
import { type Place, placeName } from './place-name.ts'

interface Props {
  id: string
  label: string
  /** The list in which homes are counted. */
  list: string
  /** A place is taken; null: what is typed is none. */
  onPlace: (place: Place | null) => void
}

const MIN_LETTERS = 2
const PAUSE_MS = 200

/** A municipality by its name in any language or its postal code, a street or a quarter: the ARIA combobox with a list of options. */
export function PlaceCombobox({ id, label, list, onPlace }: Props) {
  const { t } = useView()
  const [text, setText] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState(0)
  const [taken, setTaken] = useState('')
  const places = usePlaces(text, taken, list)
  const listId = `${id}list`
  const isShown = isOpen && places !== null && places.length > 0
  const isNone = isOpen && places?.length === 0

  const take = (place: Place): void => {
    setText(placeName(place))
    setTaken(placeName(place).slice(0, 40))
    setIsOpen(false)
    onPlace(place)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = STEPS[event.key]
    if (step && places?.length) {
      event.preventDefault()
      setIsOpen(true)
      setActive(isShown ? (active + step + places.length) % places.length : 0)
    }
    const place = places?.[active]
    if (event.key === 'Enter' && isShown && place) {
      event.preventDefault()
      take(place)
    }
    if (event.key === 'Escape' && isShown) {
      event.stopPropagation()
      setIsOpen(false)
    }
  }
  return (
    <div className="place-combobox">
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      <input
        className="place-combobox__input"
        id={id}
        type="text"
        role="combobox"
        autoComplete="off"
        placeholder={label}
        value={text}
        maxLength={60}
        aria-expanded={isShown}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={isShown ? `${listId}${active}` : undefined}
        onChange={event => {
          setText(event.currentTarget.value)
          setActive(0)
          setIsOpen(true)
          onPlace(null)
        }}
        onKeyDown={onKeyDown}
        onBlur={() => setIsOpen(false)}
      />
      {/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus --
          the pattern of ARIA: the input holds the focus and the keys, the list only shows; a select can't be typed in. */}
      <div
        className="place-combobox__list"
        id={listId}
        role="listbox"
        aria-label={label}
        hidden={!isShown}
      >
        {places?.map((place, index) => (
          <div
            key={place.range ?? place.id}
            id={`${listId}${index}`}
            className="place-combobox__option"
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            onPointerDown={event => event.preventDefault()}
            onClick={() => take(place)}
          >
            {placeName(place)}{' '}
            {place.count !== undefined && <span className="option__count">{place.count}</span>}
          </div>
        ))}
      </div>
      {/* oxlint-enable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus */}
      <output className={isNone ? 'place-combobox__list place-combobox__none' : 'visually-hidden'}>
        {isNone && t('map.noPlace')}
      </output>
    </div>
  )
}

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

/** Places for a text, once its writer pauses; null while there is nothing to ask, as after one was taken. */
function usePlaces(text: string, taken: string, list: string): Place[] | null {
  const { locale } = useView()
  const [query, setQuery] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setQuery(text.trim().slice(0, 40)), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  const call =
    query.length < MIN_LETTERS || query === taken
      ? null
      : href('ajax', locale, { call: 'search-city' }, new URLSearchParams({ q: query, list }))
  const { data } = useSWR<{ results: Place[] }>(call, getJson, {
    keepPreviousData: true,
    revalidateOnFocus: false,
    dedupingInterval: 60_000,
  })
  return call && data ? data.results : null
}
