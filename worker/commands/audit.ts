import { fail, readOptions } from './options.ts'
import { runTests } from './test-run.ts'

readOptions(
  `npm run audit
Runs axe-core over every page in every width, colour scheme and contrast (npm test covers two of them), and follows every link of the demo sites.`,
  {},
)
process.env.AUDIT = '1'
if (
  !(await runTests({
    files: ['test/journeys/pages/accessibility.test.ts', 'test/journeys/pages/links.test.ts'],
    options: ['--project', 'journeys'],
  }))
)
  fail('The audit failed.')
