/** `npm run audit`: axe-core over the whole matrix of widths, schemes and contrasts; `npm test` looks at two of them. */
process.env.AUDIT = '1'
process.argv.push('--project', 'journeys', 'test/journeys/accessibility.test.ts')
await import('./test.mjs')
