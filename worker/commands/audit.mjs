/** `npm run audit`: axe-core over the whole matrix of widths, schemes and contrasts, of which `npm test` looks at two; every link of the demo site; and one long visit. */
process.env.AUDIT = '1'
process.argv.push('--project', 'journeys', 'test/journeys/accessibility.test.ts', 'test/journeys/links.test.ts', 'test/journeys/long-visit.test.ts')
await import('./test.mjs')
