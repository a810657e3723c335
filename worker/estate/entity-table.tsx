import type { ReactNode } from 'react'
import { useView } from '../../client/view.tsx'
import type { EstateCard } from '../../shared/estate/card.ts'
import { publicId } from '../../shared/estate/estate.ts'
import { priceLine } from '../../shared/estate/price.ts'
import { isSold } from '../../shared/estate/status.ts'
import { formatNumber } from '../../shared/format.ts'

/** A project's entities with their availability; sold ones are shown as such (spec 2). */
export function EntityTable({ entities, projectPath }: { entities: EstateCard[]; projectPath: string }): ReactNode {
  const { t } = useView()
  return (
    <section className="entities">
      <h2>{t('estate.entities')}</h2>
      <table className="entities__table">
        <thead>
          <tr>
            <th scope="col">{t('estate.entity')}</th>
            <th scope="col">{t('estate.floor')}</th>
            <th scope="col">{t('card.areaBuild')}</th>
            <th scope="col">{t('card.bedrooms')}</th>
            <th scope="col">{t('estate.price')}</th>
          </tr>
        </thead>
        <tbody>
          {entities.map(entity => (
            <tr key={publicId(entity)} className={isSold(entity) ? 'entities__row entities__row--gone' : 'entities__row'}>
              <th scope="row"><a href={`${projectPath}/${encodeURIComponent(publicId(entity))}`}>{entity.general.entityNumber ?? publicId(entity)}</a></th>
              <td>{formatNumber('number', entity.general.floor) ?? ''}</td>
              <td>{formatNumber('surface', entity.dimensions.areaBuild || null) ?? ''}</td>
              <td>{formatNumber('number', entity.general.bedroomCount || null) ?? ''}</td>
              <td>{priceLine(entity, t)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
