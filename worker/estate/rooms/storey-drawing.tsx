import type { ReactNode } from 'react'
import { useView } from '../../../client/view.tsx'
import type { PlacedRoom, StoreyPlan } from '../../../shared/estate/plan/lay-out.ts'
import type { RoomOfHome } from '../../../shared/estate/plan/rooms-of.ts'
import type { Touches } from '../../../shared/estate/plan/touch.ts'
import { areaText, saidOf, storeyName } from './room-words.ts'
import { RoomLabel } from './room-label.tsx'
import { boxPath, type Sheet } from './sheet.ts'

interface Props {
  plan: StoreyPlan<RoomOfHome>
  touches: Touches
  sheet: Sheet
}

/** A storey from above: each room a link to itself, which marks it wherever it is. The street is below, the back above. */
export function StoreyDrawing({ plan, touches, sheet }: Props): ReactNode {
  const { t } = useView()
  const storey = storeyName(plan.level, t)
  const top = plan.depth
  const anchored = new Set<number>()
  return (
    <svg
      className="plan"
      viewBox={`0 0 ${sheet.width} ${sheet.heightOf(plan)}`}
      role="group"
      aria-label={[t('rooms.plan'), storey].filter(Boolean).join(': ')}
      data-storey={storey || undefined}
    >
      {plan.rooms.map((placed, index) => {
        const isFirst = !anchored.has(placed.room.number)
        anchored.add(placed.room.number)
        return (
          <Room
            key={index}
            placed={placed}
            touches={touches}
            sheet={sheet}
            top={top}
            hasAnchor={isFirst}
          />
        )
      })}
      <path className="plan__outline" d={boxPath(sheet.onPage(plan.inside, top))} />
    </svg>
  )
}

function Room({
  placed,
  touches,
  sheet,
  top,
  hasAnchor,
}: {
  placed: PlacedRoom<RoomOfHome>
  touches: Touches
  sheet: Sheet
  top: number
  hasAnchor: boolean
}): ReactNode {
  const { room } = placed
  const { anchor, marks } = touches.of(room)
  const box = sheet.onPage(placed, top)
  return (
    <a
      id={hasAnchor ? anchor : undefined}
      className={roomClass(placed)}
      href={`#${anchor}`}
      data-room={marks}
      aria-label={saidOf(room)}
      lang={room.row.labelLang}
    >
      <path d={boxPath(box)} />
      <RoomLabel
        number={room.number}
        name={room.row.label}
        area={areaText(room)}
        x={Math.round(box.x + box.w / 2)}
        y={box.y + box.h / 2}
        width={box.w}
        height={box.h}
      />
    </a>
  )
}

/** 'room room--night', and whether it is as large as it is drawn. */
export const roomClass = ({ zone, isAtScale }: PlacedRoom): string =>
  `room room--${zone}${isAtScale ? '' : ' room--free'}`
