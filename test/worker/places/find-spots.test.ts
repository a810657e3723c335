import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { findSpots, readStreetIndex, spotOfRange } from '../../../worker/places/find-spots.ts'

const file = new URL('../../../worker/commands/map/street-index.txt.br', import.meta.url)
const bytes = readFileSync(file)
const index = readStreetIndex(brotliDecompressSync(bytes).toString())
const names = (text: string, most = 6) =>
  findSpots(index, text, 'nl', most).map(({ name, within }) => `${name}, ${within}`)

describe('streets and quarters', () => {
  it('are found by how a name begins, quarters first, or a word of it (SEARCH-57)', () => {
    expect(names('dampo')).toEqual([
      'Dampoort, Gent',
      'Dampoortstraat, Gent',
      'Dampoortwijk, Gent',
      'Dampoortstraat, Brugge',
      'Buiten de Dampoort, Brugge',
    ])
    expect(names('rooigem', 2)).toEqual(['Brugse Poort - Rooigem, Gent', 'Rooigemlaan, Gent'])
  })

  it('are found whatever accents and marks are typed, in either language of Brussels (SEARCH-57)', () => {
    expect(names('rue de l epee', 1)).toEqual(['Zwaardstraat, Brussel'])
    expect(names('WETSTR', 1)).toEqual(['Wetstraat, Brussel'])
    expect(findSpots(index, 'wetstr', 'fr', 1)).toMatchObject([
      { name: 'Rue de la Loi', within: 'Bruxelles', city: 21004, kind: 'street' },
    ])
    expect(names('.*|')).toEqual([])
    expect(names('(')).toEqual([])
  })

  it('are those of a municipality that is said behind them (SEARCH-57)', () => {
    expect(names('veldstraat gent')[0]).toBe('Veldstraat, Gent')
    expect(names('veldstraat leuven')[0]).toBe('Veldstraat, Leuven')
  })

  it('give a circle of at most 3 km, which tells whose it is (SEARCH-58)', () => {
    const [street] = findSpots(index, 'veldstraat gent', 'nl', 1)
    expect(street).toMatchObject({ range: '0.5km;51.0517;3.7215', km: 0.5 })
    expect(spotOfRange(index, street?.range ?? '', 'nl')).toEqual(street)
    expect(spotOfRange(index, '0.5km;51.0000;3.0000', 'nl')).toBeNull()
    const reach = [...index.text.matchAll(/\|(\d(?:\.\d)?);5[01]\.\d{4};[2-6]\.\d{4}\|[qs]\|/g)]
    expect(reach.length).toBe(index.text.trim().split('\n').length)
    expect(reach.every(([, km]) => Number(km) >= 0.5 && Number(km) <= 3)).toBe(true)
  })

  it('weigh at most 300 kB, and are read in Latin-1 (SEARCH-57)', () => {
    expect(bytes.length).toBeLessThan(300_000)
    expect(/[^\0-\xFF]/.test(index.text)).toBe(false)
  })
})
