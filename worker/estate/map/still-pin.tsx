import type { ReactNode } from 'react'

const LETTER_PX = 9
const ROOM_PX = 18
const TALL = 26

interface Props {
  x: number
  y: number
  /** What is read on it. */
  text: string
  /** Its name, which holds what is read on it (WCAG 2.5.3). */
  label: string
  to: string
  isMany: boolean
}

/** A link on a still map, as wide as its text. */
export function StillPin({ x, y, text, label, to, isMany }: Props): ReactNode {
  const wide = Math.max(TALL, text.length * LETTER_PX + ROOM_PX)
  return (
    <a className={isMany ? 'still-pin still-pin--many' : 'still-pin'} href={to} aria-label={label}>
      <rect x={x - wide / 2} y={y - TALL / 2} width={wide} height={TALL} rx={TALL / 2} />
      <text x={x} y={y + 5.5} textAnchor="middle" fontSize="16">
        {text}
      </text>
    </a>
  )
}
