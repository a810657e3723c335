export type Range = [from: number, to: number]

/** What a project tells of its homes in a list (LIST-49). */
export interface ProjectUnits {
  count: number
  free: number
  /** Living area in m², and bedrooms, of those that are free; null where none is known. */
  area: Range | null
  bedrooms: Range | null
}
