import { Fragment, type ReactNode } from 'react'
import { fitLabel, type Label } from '../../../shared/estate/plan/fit-label.ts'

interface Props {
  number: number
  name: string
  area: string | null
  /** Its middle and the space around it, in the units of the drawing. */
  x: number
  y: number
  width: number
  height: number
  maxLines?: number
}

/** Sizes of letters in units of a drawing of 320: where it stands as narrow as on a phone, and where it stands wider. */
const NARROW = 13
const WIDE = 10.5
const LEADING = 1.22

/** The name of a room as it fits; where a wider drawing has space for more, both, and the style sheet shows one (PLAN-12). */
export function RoomLabel({ number, name, area, x, y, width, height, maxLines }: Props): ReactNode {
  const linesAt = (size: number): string[] =>
    written(fitLabel(name, area, { width, height, size, maxLines }), number)
  const [narrow, wide] = [linesAt(NARROW), linesAt(WIDE)]
  const isSame = narrow.join('\n') === wide.join('\n')
  return isSame ? (
    <Lines lines={narrow} x={x} y={y} size={NARROW} />
  ) : (
    <>
      <Lines lines={narrow} x={x} y={y} size={NARROW} className="room__narrow" />
      <Lines lines={wide} x={x} y={y} size={WIDE} className="room__wide" />
    </>
  )
}

const written = (label: Label, number: number): string[] =>
  label === 'number' ? [String(number)] : (label ?? [])

interface LinesProps {
  lines: string[]
  x: number
  y: number
  size: number
  className?: string
}

function Lines({ lines, x, y, size, className }: LinesProps): ReactNode {
  const first = y - ((lines.length - 1) * size * LEADING) / 2 + size * 0.35
  // The space between is not drawn; without it two lines are read as one word.
  return lines.map((line, index) => (
    <Fragment key={index}>
      {index > 0 && ' '}
      <text
        className={className}
        x={x}
        y={Math.round(first + index * size * LEADING)}
        fill="currentColor"
        stroke="none"
      >
        {line}
      </text>
    </Fragment>
  ))
}
