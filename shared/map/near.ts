/** What a home's page says is near. */
export const NEAR_KINDS = ['sea', 'centre', 'station', 'school', 'park', 'water'] as const
export type NearKind = (typeof NEAR_KINDS)[number]

export interface NearThing {
  kind: NearKind
  /** As the map names it. */
  name: string | null
  /** In a straight line. */
  meters: number
}

/** The map has one name of each town; that of the home's own is known in the page's language. */
export const withTownName = (
  near: readonly NearThing[],
  onMap: string | null,
  name: string,
): NearThing[] =>
  near.map(thing => (thing.kind === 'centre' && thing.name === onMap ? { ...thing, name } : thing))

const STEP = 50
const KM = 1000

/** A distance that is told: a unit and how many of it. */
export interface ShownDistance {
  unit: 'm' | 'km' | 'within'
  count: number
}

/**
 * Of a visible address to 50 m below a kilometre and to 100 m above it; of a hidden one, which is known to its
 * neighbourhood alone, whole kilometres, 'within' one where it is less (DETAIL-54).
 */
export function shownDistance(meters: number, isExact: boolean): ShownDistance {
  if (!isExact)
    return meters < KM
      ? { unit: 'within', count: 1 }
      : { unit: 'km', count: Math.round(meters / KM) }
  const near = Math.max(STEP, Math.round(meters / STEP) * STEP)
  return near < KM
    ? { unit: 'm', count: near }
    : { unit: 'km', count: Math.round(meters / 100) / 10 }
}
