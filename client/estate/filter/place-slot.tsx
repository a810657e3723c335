import { type ComponentType, useEffect, useRef, useState } from 'react'
import { useView } from '../../view.tsx'
import type { PlaceSearchProps } from './place-search.tsx'

/** Where places are searched by name: fetched when its menu is opened, since most touches are of something else. */
export function PlaceSlot(props: PlaceSearchProps) {
  const slot = useRef<HTMLDivElement>(null)
  const [loaded, setLoaded] = useState<{ Search: ComponentType<PlaceSearchProps> } | null>(null)
  useEffect(() => {
    const menu = slot.current?.closest('details')
    if (!menu) return
    const load = (): void => {
      if (menu.open)
        void import('./place-search.tsx').then(({ PlaceSearch }) =>
          setLoaded({ Search: PlaceSearch }),
        )
    }
    load()
    menu.addEventListener('toggle', load)
    return () => menu.removeEventListener('toggle', load)
  }, [])
  return <div ref={slot}>{loaded ? <loaded.Search {...props} /> : <TypedPlace {...props} />}</div>
}

/** Without script a place is typed and sent with the form (SEARCH-59). */
function TypedPlace({ id, near }: PlaceSearchProps) {
  const { t } = useView()
  return (
    <noscript>
      <p className="place-search">
        <label htmlFor={id}>{t('filter.place')}</label>
        <input
          className="place-search__input"
          id={id}
          type="search"
          name="near"
          maxLength={40}
          defaultValue={near}
          autoComplete="off"
        />
      </p>
    </noscript>
  )
}
