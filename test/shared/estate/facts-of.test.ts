import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { afterEach, expect, it } from 'vitest'
import { toCard } from '../../../shared/estate/card.ts'
import type { Estate } from '../../../shared/estate/estate.ts'
import {
  FACT_ROWS,
  FACTS_VERSION,
  factsOf,
  knownFacts,
  type FactRow,
} from '../../../shared/estate/facts-of.ts'
import { addFactCriteria } from '../../support/fact-criteria.ts'

/**
 * Version → SHA-256 of the facts of frozen estates, row by row. A row gets its line with the release that brings it; where the facts of one change,
 * FACTS_VERSION is raised, or homes that are stored keep the old ones.
 */
const RELEASED: Record<number, Record<string, string>> = {
  1: { 'heat-pump': '039e8bdb7adebdea0abcd157769e92e9c09520712239fbbc0481bd277593a8bf' },
}

const frozen: Estate[] = JSON.parse(readFileSync('test/shared/estate/frozen-estates.json', 'utf8'))
const digestOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex')

let undo = () => {}
afterEach(() => {
  undo()
  undo = () => {}
})

it('Facts of frozen estates change only with their version (LAPI-203)', () => {
  expect(frozen.map(({ general }) => general.guid != null)).toEqual([true, false, false, true])
  const facts = frozen.map(factsOf)
  const digests = Object.fromEntries(
    FACT_ROWS.map(({ criterion }) => [criterion, digestOf(facts.map(fact => fact[criterion]))]),
  )
  expect(digests).toMatchObject(RELEASED[FACTS_VERSION] ?? {})
})

const home: Estate = { general: { id: 1 } }

it.each<[FactRow['kind'], unknown, unknown]>([
  ['code', 'air', 'air'],
  ['code', 'steam', undefined],
  ['code', 5, undefined],
  ['codes', ['air', 'steam', 'air', 'ground'], ['air', 'ground']],
  ['codes', 'air', ['air']],
  ['codes', [], undefined],
  ['number', 2.5, 2.5],
  ['number', NaN, undefined],
  ['number', '5', undefined],
  ['year', 1990, 1990],
  ['flag', true, 'yes'],
  ['flag', false, 'no'],
  ['flag', null, undefined],
  ['day', '2026-03-01T10:00:00', '2026-03-01'],
  ['day', 'soon', undefined],
])('What is said as a %s %j is the fact %j', (kind, value, fact) => {
  const codes = kind.startsWith('code') ? ['air', 'ground'] : null
  FACT_ROWS.push({ criterion: 'x', kind, codes, value: () => value })
  undo = () => FACT_ROWS.pop()
  expect(factsOf(home)).toEqual(fact === undefined ? {} : { x: fact })
})

it('A card bears the facts of its home, those of another API’s card as far as they are known, and none where it has none (LAPI-203)', () => {
  expect('facts' in toCard(home)).toBe(false)
  undo = addFactCriteria()
  expect('facts' in toCard(home)).toBe(false)
  const said = Object.assign({}, home, { 'test-pump': 'air', 'test-rooms': ['attic'] })
  const card = toCard(said)
  expect(card.facts).toEqual({ 'test-pump': 'air', 'test-rooms': ['attic'] })
  expect(toCard(card).facts).toEqual(card.facts)
  expect(
    knownFacts({
      'test-pump': 'steam',
      'test-heating': ['gas', 5, 'coal'],
      'test-built': 1990,
      city: 44021,
      unheard: 'of',
    }),
  ).toEqual({ 'test-heating': ['gas'], 'test-built': 1990 })
  for (const told of [null, 5, 'x', [], { 'test-pump': {}, 'test-built': '1990' }])
    expect(knownFacts(told)).toEqual({})
})
