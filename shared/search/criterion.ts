/** How a value is compared with a home; `matches.ts` and `worker/store/search-sql.ts` implement each kind. */
export type Match = 'anyOf' | 'sixOrMore' | 'allOf' | 'min' | 'max' | 'since' | 'circle' | 'polygon'

/** Which values an address may have: ids up to a maximum, codes of a list, a number up to a maximum, an ISO day, a place. */
export type Read =
  | { ids: number }
  | { codes: readonly string[] }
  | { amount: number }
  | { day: true }
  | { circle: true }
  | { corners: true }

/** One thing that homes are searched by. Its name is the parameter of an address. */
export interface Criterion {
  match: Match
  read: Read
  /** What the filter shows beside its control: homes per option, the largest value, the lowest and the highest. */
  facet: 'counts' | 'largest' | 'bounds' | null
  /** Where the filter has its control; null: it has none. `deal` and `place` are parts of a search of their own. */
  panel: 'deal' | 'place' | 'type' | 'bedrooms' | 'price' | 'more' | null
}

/** The criteria that rows name. */
export type CriteriaOf<Rows extends Record<string, { search: readonly string[] | null }>> = {
  [Name in keyof Rows]: Rows[Name]['search'] extends readonly (infer Criteria)[] ? Criteria : never
}[keyof Rows] &
  string

/** The highest id that an address may have. */
export const MAX_ID = 2 ** 31 - 1
