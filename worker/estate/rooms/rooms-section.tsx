import type { ReactNode } from 'react'
import { useView } from '../../../client/view.tsx'
import type { Estate } from '../../../shared/estate/estate.ts'
import { floorPlans } from '../../../shared/estate/media/pictures.ts'
import { layOut } from '../../../shared/estate/plan/lay-out.ts'
import { shapesOf, type StoreyOfHome } from '../../../shared/estate/plan/rooms-of.ts'
import { touchesOf } from '../../../shared/estate/plan/touch.ts'
import { numberAt } from '../../../shared/estate/read.ts'
import { browserFiles } from '../../page/browser-files.ts'
import { ServedIsland } from '../../render/island.tsx'
import { CutawayDrawing } from './cutaway-drawing.tsx'
import { RoomPictures } from './room-pictures.tsx'
import { storeyName } from './room-words.ts'
import { RoomsTable } from './rooms-table.tsx'
import { sheetFor } from './sheet.ts'
import { StoreyDrawing } from './storey-drawing.tsx'

/** A home's measures, where its record states them. */
export const facadeOf = (estate: Estate): { width: number | null; depth: number | null } => ({
  width: numberAt(estate, 'dimensions.widthHouse'),
  depth: numberAt(estate, 'dimensions.depthHouse'),
})

/**
 * The living plan: storeys from above with their rows, the house cut open, and the pictures of its rooms. A room touched in
 * one of them is marked in all: by its fragment and the style sheet alone, and by the island as one points (PLAN-13).
 */
export function RoomsSection({
  estate,
  storeys,
}: {
  estate: Estate
  storeys: readonly StoreyOfHome[]
}): ReactNode {
  const { t } = useView()
  const touches = touchesOf(storeys)
  const plans = layOut(shapesOf(storeys), facadeOf(estate))
  const sheet = sheetFor(plans)
  const isFree = plans.some(({ rooms }) => rooms.some(({ isAtScale }) => !isAtScale))
  return (
    <section className="rooms" id="rooms" data-rooms>
      <link rel="stylesheet" href={browserFiles.planStyle} />
      <h2>{t('rooms.title')}</h2>
      <p className="rooms__note">
        {t(isFree ? 'rooms.schematicFree' : 'rooms.schematic')}
        {floorPlans(estate).length > 0 && ` ${t('rooms.besidePlans')}`}
      </p>
      <ServedIsland name="estate-rooms" props={{}}>
        {touches.kinds.map(kind => (
          <span key={kind} id={kind} className="rooms__kind" />
        ))}
        <div className="rooms__parts">
          <div className="rooms__storeys">
            {storeys.map((storey, index) => {
              const name = storeyName(storey.level, t)
              const plan = plans.find(({ level }) => level === storey.level)
              return (
                <div key={index} className="rooms__storey">
                  {name && <h3>{name}</h3>}
                  {plan && <StoreyDrawing plan={plan} touches={touches} sheet={sheet} />}
                  <RoomsTable storey={storey} touches={touches} label={name || t('rooms.title')} />
                </div>
              )
            })}
          </div>
          <div className="rooms__whole">
            <p className="rooms__told" role="status" />
            <CutawayDrawing plans={plans} touches={touches} />
            <RoomPictures estate={estate} touches={touches} />
          </div>
        </div>
      </ServedIsland>
    </section>
  )
}
