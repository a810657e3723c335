import type { ReactNode } from 'react'
import { useView } from '../../../client/view.tsx'
import { cutaway, type CutRoom, type CutStorey } from '../../../shared/estate/plan/axonometric.ts'
import type { Point } from '../../../shared/estate/plan/project.ts'
import type { StoreyPlan } from '../../../shared/estate/plan/lay-out.ts'
import type { RoomOfHome } from '../../../shared/estate/plan/rooms-of.ts'
import type { Touches } from '../../../shared/estate/plan/touch.ts'
import { RoomLabel } from './room-label.tsx'
import { saidOf, storeyName } from './room-words.ts'
import { SHEET_WIDTH } from './sheet.ts'
import { roomClass } from './storey-drawing.tsx'

interface Props {
  plans: readonly StoreyPlan<RoomOfHome>[]
  touches: Touches
}

/** A storey's name stands clear of the line that drops from its corner. */
const BESIDE_DROP = 6
/** Two lines of letters take from what a slanting floor leaves on both sides of its name. */
const SLANT = 26
const LINE = 20

/** The house cut open, storey above storey. Keys reach its rooms in the plan; here they are for pointer and finger, and with script for arrows. */
export function CutawayDrawing({ plans, touches }: Props): ReactNode {
  const { t } = useView()
  const { width, height, storeys } = cutaway(plans, SHEET_WIDTH - 4)
  return (
    <svg
      className="plan plan--cut"
      viewBox={`-2 -1 ${width + 4} ${height + 16}`}
      fill="none"
      stroke="currentColor"
      textAnchor="middle"
      fontSize="13"
      role="group"
      aria-label={t('rooms.cutaway')}
    >
      {storeys.length > 1 && (
        <path
          className="plan__drop"
          d={storeys
            .flatMap(({ drops }) => drops)
            .map(([from, to]) => `M${from.x} ${from.y}V${to.y}`)
            .join('')}
        />
      )}
      {storeys.map((storey, index) => (
        <Storey key={index} storey={storey} touches={touches} name={storeyName(storey.level, t)} />
      ))}
    </svg>
  )
}

function Storey({
  storey: { rooms, slab, foot },
  touches,
  name,
}: {
  storey: CutStorey<RoomOfHome>
  touches: Touches
  name: string
}): ReactNode {
  return (
    <g>
      <path className="plan__slab" d={slab.map(polygon).join('')} />
      {rooms.map((room, index) => (
        <Room key={index} cut={room} touches={touches} />
      ))}
      {name && (
        <text
          className="plan__storey"
          fill="currentColor"
          stroke="none"
          x={foot.x + BESIDE_DROP}
          y={foot.y + 14}
        >
          {name}
        </text>
      )}
    </g>
  )
}

function Room({ cut, touches }: { cut: CutRoom<RoomOfHome>; touches: Touches }): ReactNode {
  const { placed, floor, walls, middle, span } = cut
  const { room } = placed
  const { anchor, marks } = touches.of(room)
  return (
    <a
      className={roomClass(placed)}
      href={`#${anchor}`}
      data-room={marks}
      tabIndex={-1}
      aria-label={saidOf(room)}
      lang={room.row.labelLang}
    >
      <path d={polygon(floor)} />
      {walls.length > 0 && <path className="room__walls" d={walls.map(polygon).join('')} />}
      <RoomLabel
        number={room.number}
        name={room.row.label}
        area={null}
        x={middle.x}
        y={middle.y}
        width={Math.max(span - SLANT, span * 0.6)}
        height={span < LINE ? span : LINE}
        maxLines={1}
      />
    </a>
  )
}

/** Whole units, each point from the one before. */
function polygon(points: readonly Point[]): string {
  const [first, ...rest] = points
  if (!first) return ''
  let before = first
  const steps = rest.map(point => {
    const step = `l${point.x - before.x} ${point.y - before.y}`
    before = point
    return step
  })
  return `M${first.x} ${first.y}${steps.join('')}z`
}
