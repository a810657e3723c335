/** What a home has or has not, as one may search by it. */
export const TRAITS = ['garden', 'terrace', 'garage', 'lift', 'newBuilding'] as const
export type Trait = (typeof TRAITS)[number]

/** Energy labels that one may search by, the best first; A+ and A++ count as A. */
export const ENERGY_LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const
export type EnergyLetter = (typeof ENERGY_LETTERS)[number]
