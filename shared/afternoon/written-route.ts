import type { Seconds } from '../time/units.ts'
import { MOST_STOPS } from './propose.ts'

interface WrittenStop {
  /** Public id. */
  id: string
  start: Seconds
}

const STOP = /^([0-9a-zA-Z-]{1,40})@([1-9]\d{8,10})$/

/** A route as a form sends it: '12@1764061200.15@1764064800'. */
export const writeRoute = (stops: readonly WrittenStop[]): string =>
  stops.map(({ id, start }) => `${id}@${start}`).join('.')

/** null: none, or no route: one home twice, too many, not in order. */
export function readRoute(text: string | null): WrittenStop[] | null {
  if (!text || text.length > MOST_STOPS * 60) return null
  const stops: WrittenStop[] = []
  for (const part of text.split('.')) {
    const [, id, start] = STOP.exec(part) ?? []
    const last = stops.at(-1)
    if (!id || !start || stops.some(stop => stop.id.toLowerCase() === id.toLowerCase())) return null
    if (last && last.start >= Number(start)) return null
    stops.push({ id, start: Number(start) })
  }
  return stops.length <= MOST_STOPS ? stops : null
}
