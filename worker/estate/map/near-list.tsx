import type { ReactNode } from 'react'
import { useView } from '../../../client/view.tsx'
import { formatNumber } from '../../../shared/format.ts'
import { shownDistance, type NearThing } from '../../../shared/map/near.ts'

/** What is near and how far, in a straight line and said so; nothing where the map knows of nothing (DETAIL-53, DETAIL-54). */
export function NearList({ near, isExact }: { near: NearThing[]; isExact: boolean }): ReactNode {
  const { t, locale } = useView()
  if (near.length === 0) return null
  const far = (meters: number): string => {
    const { unit, count } = shownDistance(meters, isExact)
    return t(`near.${unit}`, { number: formatNumber('number', count, locale) ?? '' })
  }
  return (
    <div className="near">
      <h3 className="near__title">{t('near.title')}</h3>
      <dl className="near__list">
        {near.map(({ kind, name, meters }) => (
          <div key={`${kind} ${name}`} className="near__thing">
            <dt>
              {name && kind !== 'water'
                ? t(`near.named.${kind}`, { name })
                : (name ?? t(`near.${kind}`))}
            </dt>
            <dd>{far(meters)}</dd>
          </div>
        ))}
      </dl>
      <p className="near__note">{t(isExact ? 'near.note' : 'near.noteHidden')}</p>
    </div>
  )
}
