/** `npm run audit`: axe-core over the whole matrix of widths, schemes and contrasts, of which `npm test` looks at two; and every link of the demo site. */
process.env.AUDIT = '1'
process.argv.push(
  '--project',
  'journeys',
  'test/journeys/pages/accessibility.test.ts',
  'test/journeys/pages/links.test.ts',
)
await import('./test.ts')
