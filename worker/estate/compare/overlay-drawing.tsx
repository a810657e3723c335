import type { ReactNode } from 'react'
import { useView } from '../../../client/view.tsx'
import type { StoreyPlan } from '../../../shared/estate/plan/lay-out.ts'
import { barLength, type OverlayStorey, paired } from '../../../shared/estate/plan/overlay.ts'
import type { RoomOfHome } from '../../../shared/estate/plan/rooms-of.ts'
import { storeyName } from '../rooms/room-words.ts'
import { boxPath, sheetFor, type Sheet } from '../rooms/sheet.ts'

/** A home whose rooms are drawn. */
export interface Drawn {
  id: string
  title: string
  plans: StoreyPlan<RoomOfHome>[]
}

const HEAD = 22
const FOOT = 30

/** Two homes with the same front and left wall, storey on storey, and a scale bar (PLAN-17). */
export function Overlay({ one, other }: { one: Drawn; other: Drawn }): ReactNode {
  const { t } = useView()
  const sheet = sheetFor([...one.plans, ...other.plans])
  const storeys = paired(one.plans, other.plans)
  const heights = storeys.map(pair => HEAD + sheet.heightOf({ depth: depthOf(pair) }))
  const bar = barLength(sheet.width / sheet.scale)
  const bottom = heights.reduce((sum, height) => sum + height, 0)
  return (
    <svg
      className="plan"
      viewBox={`0 0 ${sheet.width} ${bottom + FOOT}`}
      role="img"
      aria-label={t('rooms.overlayLabel', { one: one.title, other: other.title })}
    >
      {storeys.map((pair, index) => (
        <Pair
          key={index}
          pair={pair}
          sheet={sheet}
          y={heights.slice(0, index).reduce((sum, height) => sum + height, 0)}
        />
      ))}
      <path
        className="overlay__bar"
        d={`M3 ${bottom + 10}v8h${Math.round(bar * sheet.scale)}v-8`}
      />
      <text className="overlay__storey" x={Math.round(bar * sheet.scale) + 12} y={bottom + 20}>
        {bar} m
      </text>
    </svg>
  )
}

const depthOf = ({ one, other }: OverlayStorey): number =>
  Math.max(one?.depth ?? 0, other?.depth ?? 0)

/** Both with the same front, left. */
function Pair({
  pair,
  sheet,
  y,
}: {
  pair: OverlayStorey<RoomOfHome>
  sheet: Sheet
  y: number
}): ReactNode {
  const { t } = useView()
  const top = depthOf(pair)
  const names = [pair.one, pair.other].flatMap(plan => (plan && storeyName(plan.level, t)) || [])
  return (
    <g transform={`translate(0 ${y})`}>
      <text className="overlay__storey" x={3} y={15}>
        {[...new Set(names)].join(' / ')}
      </text>
      <g transform={`translate(0 ${HEAD})`}>
        {(['one', 'other'] as const).map(which => {
          const plan = pair[which]
          const name = `overlay__${which}`
          return (
            plan && (
              <g key={which}>
                <path
                  className={name}
                  d={plan.rooms.map(room => boxPath(sheet.onPage(room, top))).join('')}
                />
                <path
                  className={`${name} ${name}--outline`}
                  d={boxPath(sheet.onPage(plan.inside, top))}
                />
              </g>
            )
          )
        })}
      </g>
    </g>
  )
}
