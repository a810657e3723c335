import { expect, it, vi } from 'vitest'
import { noteVisit, offerSinceVisit } from '../../../client/estate/last-visit.ts'

function storage(): Storage {
  const kept = new Map<string, string>()
  return {
    length: 0,
    clear: () => kept.clear(),
    key: () => null,
    getItem: key => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: key => void kept.delete(key),
  }
}

const HOUR = 3_600_000
const NOON = Date.UTC(2026, 10, 22, 12)

it('knows the visit before only once it is six hours ago (FILTER-60)', () => {
  const kept = storage()
  expect(noteVisit(kept, NOON)).toBeNull()
  expect(noteVisit(kept, NOON + 5 * HOUR)).toBeNull()
  expect(noteVisit(kept, NOON + 30 * HOUR)).toBe('2026-11-22')
  expect(noteVisit(kept, NOON + 31 * HOUR)).toBe('2026-11-22')
})

it('takes what it cannot read for a first visit (FILTER-60)', () => {
  const kept = storage()
  for (const text of ['{', '[]', '{"seenAt":"x"}', 'null']) {
    kept.setItem('last-visit', text)
    expect(noteVisit(kept, NOON)).toBeNull()
  }
})

it('marks the cards of what was published since (LIST-58)', async () => {
  const held = storage()
  noteVisit(held, NOON)
  noteVisit(held, NOON + 30 * HOUR)
  const cards = ['2026-11-22', '2026-11-21'].map(published => ({ dataset: { published } }))
  vi.stubGlobal('localStorage', held)
  vi.stubGlobal('document', {
    querySelectorAll: () => cards,
    querySelector: () => null,
    getElementById: () => ({
      textContent: JSON.stringify({
        locale: 'nl',
        words: '/assets/words-nl-0A1B2C3D.json',
        overrides: {},
      }),
    }),
  })
  vi.stubGlobal('fetch', async () => Response.json({ card: { new: 'Nieuw' } }))
  vi.useFakeTimers({ now: NOON + 31 * HOUR, toFake: ['Date'] })
  offerSinceVisit()
  await vi.waitUntil(() => 'new' in (cards[0]?.dataset ?? {}))
  vi.useRealTimers()
  vi.unstubAllGlobals()
  expect(cards.map(({ dataset }) => dataset)).toEqual([
    { published: '2026-11-22', new: 'Nieuw' },
    { published: '2026-11-21' },
  ])
})
