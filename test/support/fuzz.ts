import fc from 'fast-check'

/** `npm test` draws the same cases every time; `FUZZ=30 npm test -- FILE` draws thirty times as many, new ones. */
const { FUZZ } = (import.meta as ImportMeta & { env: { FUZZ: string } }).env
fc.configureGlobal(FUZZ ? { numRuns: 100 * Number(FUZZ) } : { seed: 20_261_121 })
