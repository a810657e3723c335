/** Px and weight of a name's letters by a place's rank: city, town and village. */
const RANKS = [
  [17, 700],
  [15, 700],
  [13, 600],
] as const
/** Of other places and of streets. */
const REST_PX = 11

/** Px of the letters of a place of this rank (1 to 5), or of a street, on a map of its own size. */
export const letterPx = (rank = 0): number => RANKS[rank - 1]?.[0] ?? REST_PX

/** So many times as large are letters on a map that a phone shows at half its size. */
export const LARGE = 1.6
/** On one that a phone shows wider than its screen, to be moved aside. */
const LARGER = 1.25
/** And on one that a desk shows at twice its size. */
const SMALL = 0.65
/** The class of names that have no room in large letters. */
export const SMALL_ONLY = 'f'

/** A map scales with its page, its letters hardly (SEARCH-83): a picture's media queries ask for its own width. */
export const LETTERS = [
  'svg{--k:1}',
  `@media (max-width:599px){svg{--k:${LARGER}}.${SMALL_ONLY}{display:none}}`,
  `@media (max-width:399px){svg{--k:${LARGE}}}`,
  `@media (min-width:900px){svg{--k:${SMALL}}}`,
  `text{font:500 calc(${REST_PX}px*var(--k)) system-ui,sans-serif;text-anchor:middle;stroke-width:calc(3px*var(--k))}`,
  ...RANKS.map(
    ([px, weight], index) =>
      `.n${index + 1}{font-size:calc(${px}px*var(--k));font-weight:${weight}}`,
  ),
].join('')
