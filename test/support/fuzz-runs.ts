import fc from 'fast-check'

/** So many cases in place of a hundred, and as many times more with FUZZ; a bare `numRuns` would take no notice of it. */
export const runs = (count: number): { numRuns: number } => ({
  numRuns: Math.ceil((count * (fc.readConfigureGlobal().numRuns ?? 100)) / 100),
})
