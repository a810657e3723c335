import { describe, expect, it } from 'vitest'
import { readRecentlySeen, rememberSeen } from '../../../client/estate/seen/recently-seen.ts'
import { priceOf, readSavedPrices, savePrices } from '../../../client/favorites/saved-prices.ts'
import { readFavorites, toggleFavorite } from '../../../client/favorites/favorites.ts'

function storageWith(stored: Record<string, string> = {}): Storage {
  const kept = new Map(Object.entries(stored))
  return {
    get length() {
      return kept.size
    },
    clear: () => kept.clear(),
    key: () => null,
    getItem: key => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: key => void kept.delete(key),
  }
}

describe('favourites', () => {
  it('are saved and removed by id (BROWSER-11)', () => {
    const storage = storageWith()
    toggleFavorite(storage, '5003')
    expect(toggleFavorite(storage, 'a1b2-c3')).toEqual(['5003', 'a1b2-c3'])
    expect(toggleFavorite(storage, '5003')).toEqual(['a1b2-c3'])
    expect(readFavorites(storage)).toEqual(['a1b2-c3'])
  })

  it.each(['', '{', 'null', '{"a":1}', '["<img>", "../x", "", null, {}]'])(
    'stored as %j are read as none (BROWSER-12)',
    stored => {
      expect(readFavorites(storageWith({ favorites: stored }))).toEqual([])
    },
  )

  it('are at most a hundred, each once (BROWSER-11)', () => {
    const ids = Array.from({ length: 150 }, (_, id) => String(id))
    expect(readFavorites(storageWith({ favorites: JSON.stringify([...ids, ...ids]) }))).toEqual(
      ids.slice(50),
    )
  })
})

describe('the price of a favourite', () => {
  it('is stored as it was when the estate was saved, and removed with it (BROWSER-19)', () => {
    const storage = storageWith()
    savePrices(storage, ['1', '2'], { 1: 350_000 })
    savePrices(storage, ['1', '2'], { 1: 340_000, 2: 200_000, 3: 100_000 })
    expect(readSavedPrices(storage)).toEqual({ 1: 350_000, 2: 200_000 })
    savePrices(storage, ['2'], {})
    expect(readSavedPrices(storage)).toEqual({ 2: 200_000 })
  })

  it('is read from the card, and not from storage that holds something else (BROWSER-12)', () => {
    expect(['€\u00a0350.000', '-', null].map(priceOf)).toEqual([350_000, null, null])
    expect(
      ['{', 'null', '[]', '{"1":"x"}'].map(stored =>
        readSavedPrices(storageWith({ 'favorites-prices': stored })),
      ),
    ).toEqual([{}, {}, {}, {}])
  })
})

describe('recently seen', () => {
  it('has the newest first, each once, and twelve at most (BROWSER-22)', () => {
    const storage = storageWith()
    for (let id = 1; id <= 20; id += 1) rememberSeen(storage, String(id))
    rememberSeen(storage, '15')
    expect(readRecentlySeen(storage)).toEqual([
      '15',
      '20',
      '19',
      '18',
      '17',
      '16',
      '14',
      '13',
      '12',
      '11',
      '10',
      '9',
    ])
  })
})
