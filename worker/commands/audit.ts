import { findEngines } from './local/engines.ts'
import { fail, readOptions } from './options.ts'
import { runTests } from './test-run.ts'

const PARTS: Record<string, { project: string; files: string[] }> = {
  pages: {
    project: 'journeys',
    files: ['test/journeys/pages/accessibility.test.ts', 'test/journeys/pages/links.test.ts'],
  },
  engines: { project: 'engines', files: ['test/engines'] },
}

const { positionals } = readOptions(
  `npm run audit [-- ${Object.keys(PARTS).join('|')}]
pages: runs axe-core over every page in every width, colour scheme and contrast (npm test covers two of them), and follows
every link of the demo sites. engines: the core journeys in Chromium, Firefox and WebKit, with script and without.`,
  {},
  { maxArguments: Infinity },
)
const chosen = (positionals.length > 0 ? positionals : Object.keys(PARTS)).map(
  name => PARTS[name] ?? fail(`There is no part '${name}' of the audit.`),
)
process.env.AUDIT = '1'
if (chosen.some(({ project }) => project === 'engines'))
  Object.assign(process.env, findEngines() ?? fail('The audit wants all three browsers.'))
const files = chosen.flatMap(part => part.files)
const options = chosen.flatMap(({ project }) => ['--project', project])
if (!(await runTests({ files, options }))) fail('The audit failed.')
