import type { ReactNode } from 'react'
import { Icon } from '../../../client/controls/icon.tsx'
import { useView } from '../../../client/view.tsx'
import type { EstateCard } from '../../../shared/estate/card.ts'
import { publicId } from '../../../shared/estate/estate.ts'
import { areaWord } from '../../../shared/estate/kind/head-types.ts'
import { floorName, projectFloors } from '../../../shared/estate/rooms/floors.ts'
import { priceLine } from '../../../shared/estate/price/price.ts'
import { formatNumber } from '../../../shared/format.ts'
import { isFree } from '../../../shared/estate/project-units.ts'
import { availability, entityName, entityPath, floorAnchor } from './entities.ts'

/** A project's entities floor by floor, each with its availability; sold ones are shown as such (ESTATE-42). */
export function EntityTable({
  entities,
  projectPath,
}: {
  entities: EstateCard[]
  projectPath: string
}): ReactNode {
  const { t } = useView()
  const floors = projectFloors(entities)
  const hasGround = entities.some(entity =>
    formatNumber('surface', entity.dimensions?.areaGround || null),
  )
  const columns = [
    'estate.entity',
    'project.availability',
    'estate.price',
    entities.some(entity => areaWord(entity) === 'areaUsable')
      ? 'card.areaUsable'
      : 'card.areaBuild',
    ...(hasGround ? ['card.areaGround'] : []),
    'card.bedrooms',
  ]
  return (
    <section className="entities__scroll" tabIndex={0} aria-label={t('estate.entities')}>
      <table className="entities__table">
        <thead>
          <tr>
            {columns.map(key => (
              <th key={key} scope="col">
                {t(key)}
              </th>
            ))}
          </tr>
        </thead>
        {floors.map(({ level, items }) => (
          <tbody key={level} id={floorAnchor(level)}>
            {floors.length > 1 && (
              <tr className="entities__floor">
                <th scope="rowgroup" colSpan={columns.length}>
                  {level === null ? t('project.otherFloor') : floorName(level, t)}
                </th>
              </tr>
            )}
            {items.map(entity => (
              <EntityRow
                key={publicId(entity)}
                entity={entity}
                projectPath={projectPath}
                hasGround={hasGround}
              />
            ))}
          </tbody>
        ))}
      </table>
    </section>
  )
}

function EntityRow({
  entity,
  projectPath,
  hasGround,
}: {
  entity: EstateCard
  projectPath: string
  hasGround: boolean
}): ReactNode {
  const { t } = useView()
  return (
    <tr className={isFree(entity) ? 'entities__row' : 'entities__row entities__row--gone'}>
      <th scope="row">
        <a href={entityPath(entity, projectPath)}>{entityName(entity)}</a>
      </th>
      <td>
        <span className="availability">{availability(entity, t)}</span>
      </td>
      <td>{isFree(entity) ? priceLine(entity, t) : '-'}</td>
      <td>{formatNumber('surface', entity.dimensions?.areaBuild || null) ?? '-'}</td>
      {hasGround && (
        <td>{formatNumber('surface', entity.dimensions?.areaGround || null) ?? '-'}</td>
      )}
      <td>
        <Icon name="bed" />
        {formatNumber('number', entity.general.bedroomCount || null) ?? '-'}
      </td>
    </tr>
  )
}
