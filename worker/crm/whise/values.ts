import { rowOf } from '../../../shared/table.ts'

/** Notes what could not be taken over. */
export type Warn = (message: string) => void

/** null: nothing is told, or the list does not know it, which is a warning. */
export function known<T>(
  table: Readonly<Record<number, T>>,
  id: number | undefined,
  what: string,
  warn: Warn,
): T | null {
  if (id === undefined) return null
  const found = rowOf(table, id)
  if (found === null && !Object.hasOwn(table, id)) warn(`${what} ${id} is not known here`)
  return found
}

export const within = (value: number | null, min: number, max: number): number | null =>
  value !== null && value >= min && value <= max ? value : null

/** Of '12,5' or '12.5' the number; null for what is none. */
export const numberIn = (text: string | null): number | null => {
  const value = text?.replace(',', '.') ?? ''
  return /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : null
}

export const yearOf = (value: number | null): number | null => within(value, 1000, 2200)

/** The number of a floor; null for words. */
export const floorOf = (text: string | null): number | null =>
  text !== null && /^-?\d{1,3}$/.test(text) ? within(Number(text), -20, 200) : null

/** Of '2025-04-28T09:14:34.64': its day, where there is such a day. */
export function dayOf(text: string | null): string | null {
  const day = /^(\d{4}-\d\d-\d\d)(?:[T ]|$)/.exec(text ?? '')?.[1]
  const date = day === undefined ? null : new Date(`${day}T00:00:00Z`)
  return day !== undefined &&
    date &&
    !Number.isNaN(date.getTime()) &&
    date.toISOString().startsWith(day)
    ? day
    : null
}

/** Of '123' or a span '179-205' the higher number; null for what no home uses. */
export function highest(text: string | null): number | null {
  if (!/^\d+([.,]\d+)?(\s*-\s*\d+([.,]\d+)?)?$/.test(text ?? '')) return null
  return Math.max(...(text ?? '').split('-').map(part => Number(part.trim().replace(',', '.'))))
}
