import { changedTests } from './changed-tests.ts'
import { readOptions } from './options.ts'
import { runTests } from './test-run.ts'

const { values, positionals: filters } = readOptions(
  `npm test [-- FILTERS] [--changed [--since REF]] [--project NAME] [-t PATTERN]
Checks bundles, types, lint and format, then runs the tests: all of them, or those whose path contains a filter. What each
place may know of browser, edge and Node is checked when all are run; bundles and generated types where a test needs the product.
  --changed      only the tests that a change can affect
  --since REF    what counts as changed; default: everything since the branch left origin/main, else what is not committed
  --project      rules, listing-api, site, site-alone or journeys
  -t             only tests whose name matches
  FUZZ=30        thirty times as many random cases, and new ones`,
  {
    changed: { type: 'boolean' },
    since: { type: 'string' },
    project: { type: 'string', multiple: true },
    testNamePattern: { type: 'string', short: 't' },
  },
  { maxArguments: Infinity },
)

const isPartial = values.changed || values.since !== undefined
const chosen = isPartial ? await changedTests(values.since) : filters
const options = [
  ...(values.project ?? []).flatMap(name => ['--project', name]),
  ...(values.testNamePattern ? ['-t', values.testNamePattern] : []),
]
const isNone = isPartial && chosen.length === 0
process.exit((await runTests(isNone ? null : { files: chosen, options })) ? 0 : 1)
