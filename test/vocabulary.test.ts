import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** Words of an earlier private dialect → what the field says. None of them names anything in the sources again. */
const RETIRED: Record<string, string> = {
  afterthought: 'deferred block',
  alike: 'replacements, similar',
  answer: 'response, result',
  answers: 'responses, results',
  asked: 'requested',
  awake: 'hydrated',
  crowd: 'burst',
  dress: 'set headers',
  dressed: 'final headers',
  fitted: 'sanitized',
  gone: 'archived',
  hurried: 'short-lived',
  kept: 'cached, saved',
  lapse: 'expire',
  patience: 'wait, timeout',
  patient: 'revalidation',
  piece: 'slice, chunk',
  pieces: 'slices, chunks',
  rescued: 'served stale',
  silence: 'circuit breaker',
  silent: 'open circuit',
  told: 'notified',
  vanish: 'hard purge',
  wish: 'request',
}

const files = globSync('{worker,client,shared}/**/*.{ts,tsx,mjs}').filter(
  file => !file.includes('/demo/'),
)

const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/)

/** What a file declares, and its own name. */
function namesIn(file: string): string[] {
  const code = readFileSync(file, 'utf8')
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/(^|\s)\/\/.*/g, '')
    .replace(/'(?:\\.|[^'\\\n])*'/g, "''")
  const declared = code.matchAll(
    /\b(?:const|let|function|class|interface|type)\s+([A-Za-z_$][\w$]*)/g,
  )
  return [file, ...[...declared].map(([, name = '']) => name)]
}

describe('the vocabulary', () => {
  it('keeps retired words out of the names in the sources', () => {
    const names = files.flatMap(file => namesIn(file).map(name => ({ file, name })))
    expect(names.length).toBeGreaterThan(3000)
    const retired = names.filter(({ name }) =>
      wordsOf(name).some(word => Object.hasOwn(RETIRED, word)),
    )
    expect(retired.map(({ file, name }) => `${file}: ${name}`)).toEqual([])
  })
})
