import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { root } from '../local/run-tool.ts'

/** What is mutated of the Worker, and the tests that ask it through the front door, where no import leads to it. */
const ROOMS: Record<string, readonly string[]> = {
  forms: ['forms', 'contact', 'friend', 'content-report', 'booking'],
  booking: [
    'booking',
    'desk/calendar',
    'desk/stays.test.ts',
    'privacy',
    '../scenarios/holiday-homes.test.ts',
    '../scenarios/texts/mails.test.ts',
  ],
  purge: ['purge', 'versions', 'public-api', 'admin'],
  cache: ['cache', 'page-cache', 'site'],
  front: ['front'],
  agency: [
    'agency',
    'subscription',
    'privacy',
    'desk',
    'mail',
    'booking',
    'versions',
    'admin',
    'public-api',
    'crm',
    'figures',
    'shared-list',
    'backup',
    'jobs',
    'domains',
    '../scenarios/holiday-homes.test.ts',
    '../scenarios/subscribing.test.ts',
    '../scenarios/subscription-mails.test.ts',
    '../scenarios/outcomes/booking.test.ts',
  ],
}

export const MUTATED_ROOMS = Object.keys(ROOMS)

/** Of a file of the Worker, or of a test of one. */
export const roomOf = (path: string): string => /(?:^|\/)worker\/([^/]+)/.exec(path)?.[1] ?? ''

/** How near a test is to a file: how many words of its path are words of the file's. */
export function nearnessOf(test: string, file: string): number {
  const words = new Set(wordsOf(file))
  return wordsOf(test).filter(word => words.has(word)).length
}

const wordsOf = (path: string): string[] =>
  path
    .split(/\W/)
    .filter(word => !['test', 'worker', 'ts', 'tsx'].includes(word))
    .map(word => word.replace(/s$/, ''))

/** The test files that can notice a change of a file: those of its room, and those that import it themselves. */
export function testsOf(file: string): string[] {
  const own = (ROOMS[roomOf(file)] ?? []).flatMap(place =>
    place.endsWith('.ts') ? [normalize(`test/worker/${place}`)] : findTests(`test/worker/${place}`),
  )
  return [...new Set([...own, ...importers(file)])].toSorted()
}

const findTests = (folder: string): string[] =>
  globSync(`${folder}/**/*.test.{ts,tsx}`, { cwd: root })

const importers = (file: string): string[] =>
  findTests('test/{worker,scenarios}').filter(test =>
    [...readFileSync(join(root, test), 'utf8').matchAll(/from '(\.[^']+)'/g)].some(
      ([, path = '']) => normalize(join(dirname(test), path)) === file,
    ),
  )
