import type { ReactNode } from 'react'
import { useView } from '../../../client/view.tsx'
import type { EstateCard } from '../../../shared/estate/card.ts'
import { publicId } from '../../../shared/estate/estate.ts'
import { floorName } from '../../../shared/estate/rooms/floors.ts'
import { elevationOf, type Bay, type Elevation, type Storey } from './elevation.ts'
import { Entrance, Green, Roof, Window } from './elevation-parts.tsx'
import { isFree } from '../../../shared/estate/project-units.ts'
import { entityName, entityPath, entitySummary, floorAnchor } from './entities.ts'

interface Props {
  entities: EstateCard[]
  projectPath: string
  /** Public id of the entity whose page this is. */
  current?: string
}

/** The front of the project: a link for each entity and, where the table stands below, for each floor; windows of available entities are lit. */
export function ElevationDrawing({ entities, projectPath, current }: Props): ReactNode {
  const { t } = useView()
  const drawing = elevationOf(entities)
  if (!drawing) return null
  const { kind, width, height, storeys, ground } = drawing
  const gutter = kind === 'building' ? 180 : 0
  const garden = kind === 'building' ? 100 : 0
  return (
    <figure
      className={
        kind === 'building' ? 'elevation elevation--building' : 'elevation elevation--houses'
      }
    >
      <div className="elevation__scroll">
        <svg
          className="elevation__drawing"
          viewBox={`-${gutter} 0 ${width + gutter + garden} ${height}`}
          role="group"
          aria-label={t(kind === 'building' ? 'project.drawing' : 'project.drawingHouses')}
        >
          {kind === 'building' && (
            <>
              <Green x={width + 48} ground={ground} />
              <Roof drawing={drawing} />
            </>
          )}
          {storeys.map(storey => (
            <g key={storey.y}>
              {kind === 'building' && (
                <FloorLink
                  storey={storey}
                  gutter={gutter}
                  projectPath={current ? projectPath : ''}
                />
              )}
              {storey.bays.map(bay => (
                <BayLink
                  key={publicId(bay.entity)}
                  bay={bay}
                  kind={kind}
                  projectPath={projectPath}
                  isCurrent={publicId(bay.entity) === current}
                  isRaised={(storey.level ?? 0) > 0}
                />
              ))}
            </g>
          ))}
          {kind === 'building' ? (
            <>
              <Entrance storeys={storeys} />
              <path
                className="elevation__ground"
                d={`M-${gutter} ${ground}h${width + gutter + garden}`}
              />
            </>
          ) : (
            storeys.map(storey => (
              <path
                key={storey.y}
                className="elevation__ground"
                d={`M0 ${storey.y + ground}h${width}`}
              />
            ))
          )}
        </svg>
      </div>
      <figcaption className="elevation__legend">
        <span className="elevation__key elevation__key--free">{t('project.lit')}</span>
        <span className="elevation__key elevation__key--gone">{t('project.dark')}</span>
      </figcaption>
    </figure>
  )
}

function FloorLink({
  storey: { level, y },
  gutter,
  projectPath,
}: {
  storey: Storey
  gutter: number
  projectPath: string
}): ReactNode {
  const { t } = useView()
  if (level === null) return null
  return (
    <a className="elevation__floor" href={`${projectPath}#${floorAnchor(level)}`}>
      <rect x={-gutter} y={y + 34} width={gutter - 16} height="44" rx="6" />
      <text x={-gutter + 12} y={y + 63} fontSize="20">
        {floorName(level, t)}
      </text>
    </a>
  )
}

interface BayProps {
  bay: Bay
  kind: Elevation['kind']
  projectPath: string
  isCurrent: boolean
  /** Above the ground. */
  isRaised: boolean
}

function BayLink({ bay, kind, projectPath, isCurrent, isRaised }: BayProps): ReactNode {
  const { t } = useView()
  const { entity, x, y, width, height, windows } = bay
  const state = `bay bay--${isFree(entity) ? 'free' : 'gone'}${isCurrent ? ' bay--current' : ''}`
  const ridge = kind === 'houses' ? `M-8 0L${width / 2} -84L${width + 8} 0z` : null
  return (
    <a
      className={state}
      href={entityPath(entity, projectPath)}
      aria-label={entitySummary(entity, t)}
      aria-current={isCurrent ? 'page' : undefined}
    >
      <g transform={`translate(${x} ${y})`}>
        {ridge && <path className="elevation__roof" d={`M${width * 0.7} -20v-56h20v56z`} />}
        {ridge && <path className="bay__roof" d={ridge} />}
        <rect className="bay__wall" width={width} height={height} />
        {windows.map(left => (
          <Window key={left} left={left} hasRail={isRaised} />
        ))}
        {ridge && <path className="bay__door" d={`M${width / 2 - 17} ${height}v-70h34v70z`} />}
        <path className="bay__slab" d={`M0 ${height}h${width}`} />
        <text
          className={ridge ? 'bay__name bay__name--roof' : 'bay__name'}
          x={width / 2}
          y={ridge ? -20 : height - 13}
          textAnchor="middle"
          fontSize="21"
        >
          {entityName(entity)}
        </text>
      </g>
    </a>
  )
}
