import { findEngines } from './local/engines.ts'
import { fail, readOptions } from './options.ts'
import { runTests } from './test-run.ts'

const PARTS: Record<string, { project: string; files: string[] }> = {
  pages: {
    project: 'journeys',
    files: [
      'test/journeys/pages/accessibility.test.ts',
      'test/journeys/pages/layout.test.ts',
      'test/journeys/pages/links.test.ts',
      'test/journeys/search/long-visit.test.ts',
    ],
  },
  engines: { project: 'engines', files: ['test/engines'] },
  hostile: { project: 'hostile', files: ['test/hostile'] },
}

const { positionals, values } = readOptions(
  `npm run audit [-- ${Object.keys(PARTS).join('|')}]
pages: runs axe-core over every page in every width, colour scheme and contrast (npm test covers two of them), follows every
link of the demo sites, scrolls through all kinds of pages and visits two hundred in a row. engines: the core journeys in
Chromium, Firefox and WebKit, with script and without. hostile: requests nobody means well over every route there is, as many
as --requests says (100000), drawn by --seed (1), the first of them number --from (0): ten thousand of one product, so that a
part can be asked again alone.`,
  {
    requests: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
    from: { type: 'string', default: '0' },
  },
  { maxArguments: Infinity },
)
const chosen = (positionals.length > 0 ? positionals : Object.keys(PARTS)).map(
  name => PARTS[name] ?? fail(`There is no part '${name}' of the audit.`),
)
process.env.AUDIT = '1'
process.env.HOSTILE_REQUESTS = values.requests
process.env.HOSTILE_SEED = values.seed
process.env.HOSTILE_FROM = values.from
if (chosen.some(({ project }) => project === 'engines'))
  Object.assign(process.env, findEngines() ?? fail('The audit wants all three browsers.'))
const files = chosen.flatMap(part => part.files)
const options = chosen.flatMap(({ project }) => ['--project', project])
if (!(await runTests({ files, options }))) fail('The audit failed.')
