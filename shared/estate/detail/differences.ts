/** A row of what is compared: a value per home, null where it has none. */
interface Row {
  values: readonly (string | null)[]
}

/** The rows in which not every home says the same; what one does not say differs from what another does (LIST-51). */
export const differing = <T extends Row>(rows: readonly T[]): T[] =>
  rows.filter(({ values }) => new Set(values).size > 1)
