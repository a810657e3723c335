import fc from 'fast-check'

declare global {
  interface ImportMeta {
    env: { FUZZ?: string }
  }
}

/**
 * `npm test` draws the same cases every time; `FUZZ=30 npm test -- FILE` draws thirty times as many, new ones.
 * In workerd it is Vite that puts the environment in the place of the very words `import.meta.env`: with a cast between them it is lost.
 */
const { FUZZ } = import.meta.env
fc.configureGlobal(FUZZ ? { numRuns: 100 * Number(FUZZ) } : { seed: 20_261_121 })
