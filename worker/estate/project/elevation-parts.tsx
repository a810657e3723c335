import type { ReactNode } from 'react'
import { type Elevation, type Storey, WINDOW } from './elevation.ts'

const TOP = 16
const SILL = 72
const RAIL = 52

/** A window of two leaves under a light; above the ground with a rail before it. */
export function Window({ left, hasRail }: { left: number; hasRail: boolean }): ReactNode {
  const bars = Array.from(
    { length: 7 },
    (_, index) => `M${left - 4 + index * 8} ${RAIL}v${SILL - RAIL + 2}`,
  ).join('')
  return (
    <>
      <path
        className="bay__window"
        d={`M${left} ${TOP}h${WINDOW}v${SILL - TOP}h-${WINDOW}zM${left + WINDOW / 2} ${TOP}v${SILL - TOP}M${left} ${TOP + 16}h${WINDOW}`}
      />
      {hasRail && (
        <path
          className="elevation__rail"
          d={`M${left - 7} ${RAIL}h${WINDOW + 14}M${left - 7} ${SILL + 2}h${WINDOW + 14}${bars}`}
        />
      )}
    </>
  )
}

/** The edge of the roof and what stands on it; where the top floor stands back, the rail of its terrace. */
export function Roof({ drawing: { storeys, width } }: { drawing: Elevation }): ReactNode {
  const first = storeys[0]?.bays[0]
  const last = storeys[0]?.bays.at(-1)
  if (!first || !last) return null
  const end = last.x + last.width
  const below = storeys[1]?.y
  const panels = [0, 1, 2]
    .map(index => `M${end - 250 + index * 62} ${first.y - 12}l16-20h44l-16 20z`)
    .join('')
  return (
    <>
      <path
        className="elevation__roof"
        d={`M${first.x - 8} ${first.y}v-12h${end - first.x + 16}v12zM${first.x + 60} ${first.y - 12}v-20h70v20z${panels}`}
      />
      {first.x > 0 && below && (
        <path
          className="elevation__rail"
          d={`M0 ${below - 30}h${first.x}M${end} ${below - 30}h${width - end}${posts(0, first.x, below)}${posts(end, width, below)}`}
        />
      )}
    </>
  )
}

const posts = (from: number, to: number, base: number): string =>
  Array.from(
    { length: Math.floor((to - from) / 12) + 1 },
    (_, index) => `M${from + index * 12} ${base - 30}v27`,
  ).join('')

/** The shared entrance, between the middle bays of the ground floor. */
export function Entrance({ storeys }: { storeys: Storey[] }): ReactNode {
  const bays = storeys.find(({ level }) => level === 0)?.bays ?? []
  const beside = bays[Math.ceil(bays.length / 2)]
  if (!beside) return null
  const { x, y, height } = beside
  return (
    <g className="elevation__entrance" aria-hidden="true">
      <path className="elevation__door" d={`M${x - 14} ${y + height}v-80h28v80z`} />
      <path className="elevation__roof" d={`M${x - 21} ${y + 25}h42v7h-42z`} />
    </g>
  )
}

/** A tree and a hedge beside the last wall. */
export const Green = ({ x, ground }: { x: number; ground: number }): ReactNode => (
  <g aria-hidden="true">
    <path className="elevation__roof" d={`M${x - 4} ${ground}v-90h8v90z`} />
    <path
      className="elevation__green"
      d={`M${x} ${ground - 190}a48 48 0 0 1 44 66a40 40 0 0 1-34 62h-22a40 40 0 0 1-32-62a48 48 0 0 1 44-66zM${x - 58} ${ground}a22 22 0 0 1 42-8a20 20 0 0 1 38 8z`}
    />
  </g>
)
