import { afterEach, beforeEach } from 'vitest'

/** Of `npm run mutation -- worker`: what the switches in the mutated code read, and which tests ran past which of them. */
interface Switches {
  activeMutant?: string | undefined
  currentTestId?: string
  hitCount?: number
  hitLimit?: number
  mutantCoverage?: {
    static: Record<string, number>
    perTest: Record<string, Record<string, number>>
  }
}

/** What a copy of a test file says at its end. */
export interface Trial {
  mutant: string
  /** Those that run past it. */
  tests: string[]
}

declare global {
  var __stryker__: Switches | undefined
  var trial: Trial | undefined
}

declare global {
  interface ImportMeta {
    glob(patterns: string[]): Record<string, () => Promise<unknown>>
  }
}

declare module 'vitest' {
  interface TaskMeta {
    fullName?: string
    /** Ids of mutants. */
    passed?: string[]
    /** Those that were run past before the test, as modules were loaded. */
    loaded?: string[]
  }
}

/** Passes of one mutant in one test, beyond which it is an endless loop. */
const ENDLESS = 1_000_000
const RUNNING = 'running'

const switches: Switches = (globalThis.__stryker__ ??= {})
const coverage = (switches.mutantCoverage ??= { static: {}, perTest: {} })
let isNoticed = false

globalThis.trial = undefined
switches.activeMutant = undefined
// What a test would load first runs past its mutants in that test alone, where no later one can switch them.
await Promise.all(
  Object.values(import.meta.glob(['../../{forms,booking,purge,cache,agency}/**/*.{ts,tsx}'])).map(
    load => load(),
  ),
)

beforeEach(({ task, skip }) => {
  const { trial } = globalThis
  if (trial && (isNoticed || !trial.tests.includes(task.fullTestName))) skip()
  coverage.perTest[RUNNING] = {}
  Object.assign(switches, {
    activeMutant: trial?.mutant,
    currentTestId: RUNNING,
    hitCount: 0,
    hitLimit: ENDLESS,
  })
})

afterEach(({ task }) => {
  task.meta.fullName = task.fullTestName
  task.meta.passed = Object.keys(coverage.perTest[RUNNING] ?? {})
  task.meta.loaded = Object.keys(coverage.static)
  for (const id of task.meta.loaded) delete coverage.static[id]
  switches.activeMutant = undefined
  switches.currentTestId = ''
  isNoticed ||= task.result?.state === 'fail'
})
