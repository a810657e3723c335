import type { ReactNode } from 'react'
import { placeName } from '../../client/estate/filter/place-name.ts'
import { useView } from '../../client/view.tsx'
import type { PlaceChoice } from './typed-place.ts'

/** Which of the places is meant by what was typed without script, each a link to its search (SEARCH-59). */
export function PlaceChoices({
  choices,
  path,
}: {
  choices: PlaceChoice[]
  path: string
}): ReactNode {
  const { t } = useView()
  if (choices.length === 0) return <p className="place-choices">{t('filter.noPlace')}</p>
  return (
    <nav className="place-choices" aria-label={t('filter.whichPlace')}>
      <p>{t('filter.whichPlace')}</p>
      <ul className="filter__chips">
        {choices.map(({ place, query }) => (
          <li key={query}>
            <a className="chip" href={`${path}?${query}`} rel="nofollow">
              {placeName(place)}{' '}
              {place.count !== undefined && <span className="option__count">{place.count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
