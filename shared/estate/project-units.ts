import type { EstateCard } from './card.ts'
import { numberAt } from './read.ts'
import type { ProjectUnits, Range } from './record/units.ts'
import { isSold, statusCode } from './status.ts'

/** A home of a project that can still be had. */
export const isFree = (entity: EstateCard): boolean =>
  !isSold(entity) && statusCode(entity) !== 'TAKEN_OVER'

/** Sums up the homes of a project; null where it has none. */
export function projectUnits(entities: readonly EstateCard[]): ProjectUnits | null {
  if (entities.length === 0) return null
  const free = entities.filter(isFree)
  return {
    count: entities.length,
    free: free.length,
    area: rangeOf(free.map(entity => numberAt(entity, 'dimensions.areaBuild'))),
    bedrooms: rangeOf(free.map(entity => numberAt(entity, 'general.bedroomCount'))),
  }
}

function rangeOf(values: (number | null)[]): Range | null {
  const known = values.flatMap(value => (value ? [value] : []))
  return known.length > 0 ? [Math.min(...known), Math.max(...known)] : null
}

/** The same as an API told it with a card; null where it is none. */
export function listedUnits(card: EstateCard): ProjectUnits | null {
  const [count, free] = ['count', 'free'].map(key => numberAt(card, `general.units.${key}`))
  if (!count || free === null || free === undefined) return null
  const range = (key: string): Range | null => {
    const [from, to] = [0, 1].map(at => numberAt(card, `general.units.${key}.${at}`))
    return from && to ? [from, to] : null
  }
  return { count, free, area: range('area'), bedrooms: range('bedrooms') }
}

/** '77–191', which no line breaks (PAGE-95), or one number. */
export const rangeText = ([from, to]: Range): string =>
  from === to ? `${from}` : `${from}–\u2060${to}`
