import { join, relative } from 'node:path'
import { spawnSync } from 'node:child_process'
import { bin, root } from './local/run-tool.ts'
import { fail } from './options.ts'

/**
 * Journeys drive the built product, so no import leads from a source to them. What is not named here is covered by the
 * pages' journeys, which visit every kind of page.
 */
const JOURNEYS: [sources: RegExp, journeys: string[]][] = [
  [/^(client|shared|worker)\/(estate|search|islands)\//, ['search', 'pages', 'without-script']],
  [/^(client|shared|worker)\/(booking|rental)\//, ['forms', 'without-script']],
  [/^(client|shared|worker)\/(contact|forms|friend|subscription|favorites)\//, ['forms']],
  [/^worker\/(api|cache|page-cache|purge|http)\//, ['resilience', 'pages']],
  [/^worker\/listing-api\//, ['resilience', 'search', 'forms', 'without-script']],
  [/^(client|shared|worker|locales)\//, ['pages']],
  [/^(build\.mjs|wrangler\.toml|package-lock\.json|test\/journeys\/support\/)/, ['']],
]

/**
 * The test files that a change can affect: those whose imports lead to a changed file, and the journeys of the table.
 * A change is everything since `since`; by default since the branch left origin/main, else what is not committed.
 */
export async function changedTests(since = git('merge-base', 'HEAD', 'origin/main') ?? 'HEAD') {
  const changed = [
    git('diff', '--name-only', since),
    git('ls-files', '--others', '--exclude-standard'),
  ].flatMap(list => list?.split('\n').filter(Boolean) ?? [])
  const journeys = changed.flatMap(
    file => JOURNEYS.find(([sources]) => sources.test(file))?.[1] ?? [],
  )
  const folders = [...new Set(journeys)].map(name => join('test/journeys', name))
  return [...new Set([...relatedTests(since), ...folders])]
}

/** As vitest works it out from imports. */
function relatedTests(since: string): string[] {
  const { status, stdout, stderr } = spawnSync(
    bin('vitest'),
    ['list', '-c', 'test/vitest.config.mjs', '--filesOnly', '--json', '--changed', since],
    { cwd: root, encoding: 'utf8', maxBuffer: 1e8 },
  )
  if (status !== 0) fail(`vitest cannot list the changed tests\n${stderr}`)
  const files: { file: string }[] = JSON.parse(stdout.slice(stdout.indexOf('[')))
  return files.map(({ file }) => relative(root, file))
}

/** The output of a git command; null when it fails or says nothing. */
function git(...args: string[]): string | null {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  return status === 0 ? stdout.trim() || null : null
}
