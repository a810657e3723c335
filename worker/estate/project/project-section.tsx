import type { ReactNode } from 'react'
import { useView } from '../../../client/view.tsx'
import type { EstateCard } from '../../../shared/estate/card.ts'
import { ElevationDrawing } from './elevation-drawing.tsx'
import { priceVat } from '../../../shared/estate/price/price-vat.ts'
import { priceValue } from '../../../shared/estate/price/price.ts'
import { isFree } from '../../../shared/estate/project-units.ts'
import { EntityTable } from './entity-table.tsx'

interface Props {
  entities: EstateCard[]
  projectPath: string
  /** On an entity's page: its public id. Its neighbours are in the drawing, the table is the project's. */
  current?: string
}

/** The entities of a project: a drawing to choose from, and a table of them floor by floor. */
export function ProjectSection({ entities, projectPath, current }: Props): ReactNode {
  const { t } = useView()
  if (entities.length === 0) return null
  return (
    <section className="entities" id="entities">
      <h2>{t(current ? 'project.neighbours' : 'estate.entities')}</h2>
      <p className="entities__free">
        {t('project.free', { count: entities.filter(isFree).length, total: entities.length })}
      </p>
      <ElevationDrawing entities={entities} projectPath={projectPath} current={current} />
      {current ? (
        <p className="entities__all">
          <a className="button button--quiet" href={projectPath}>
            {t('project.all')}
          </a>
        </p>
      ) : (
        <>
          <EntityTable entities={entities} projectPath={projectPath} />
          {entities.some(isWithoutVat) && (
            <p className="costs__note">{t('estate.newBuildPrice')}</p>
          )}
        </>
      )}
    </section>
  )
}

const isWithoutVat = (entity: EstateCard): boolean =>
  isFree(entity) && priceValue(entity) !== null && priceVat(entity) === 'EXCLUDED'
