import { describe, expect, it } from 'vitest'
import type { Locale } from '../../../../../shared/locale.ts'
import { type Said, saidIn } from '../../said.ts'

describe('a label', () => {
  it.each<[Locale, string, Said]>([
    ['nl', 'label van de B', { label: 'B' }],
    ['nl', 'C-label of B-label', { label: 'C' }],
    ['nl', 'label D tot A', { label: 'D' }],
    ['nl', 'label B of A', { label: 'B' }],
    ['nl', 'huis 200.000 B', { deal: 'sale', types: ['HOUSE'], maxPrice: 200_000, unknown: ['B'] }],
    ['nl', 'app A te koop', { deal: 'sale', types: ['APARTMENT'] }],
    ['nl', 'label C of label A', { label: 'C' }],
    ['nl', 'label B of 3 slk', { minBedrooms: 3, label: 'B' }],
    ['nl', 'EPC A of B', { label: 'B' }],
    ['nl', 'label A, B of C', { label: 'C' }],
    ['nl', 'label B/C', { label: 'C' }],
    ['nl', 'label C, B of A', { label: 'C' }],
    ['nl', 'label A en B', { label: 'B' }],
    ['fr', 'PEB A à C', { label: 'C' }],
    ['en', 'label B or better', { label: 'B' }],
    ['de', 'Energieklasse A bis C', { label: 'C' }],
    ['nl', 'epc van minstens C', { label: 'C' }],
    ['nl', 'label of label B', { label: 'B' }],
    ['nl', 'label A of label C', { label: 'C' }],
    ['nl', 'label A+ of B', { label: 'B' }],
    ['nl', 'label A++', { label: 'A' }],
    ['nl', 'A-label', { label: 'A' }],
    ['nl', 'C label', { label: 'C' }],
    ['nl', 'label C of beter, tuin', { label: 'C', features: ['garden'] }],
    ['nl', 'label A tuin', { label: 'A', features: ['garden'] }],
    ['nl', 'label A, tuin', { label: 'A', features: ['garden'] }],
    ['nl', 'label B min 300.000', { deal: 'sale', minPrice: 300_000, label: 'B' }],
    ['nl', 'label B max 300.000', { deal: 'sale', maxPrice: 300_000, label: 'B' }],
    ['en', 'a label C house', { types: ['HOUSE'], label: 'C' }],
    ['en', 'a house, label C', { types: ['HOUSE'], label: 'C' }],
    ['en', 'A label', { label: 'A' }],
    ['nl', 'label G of H', { label: 'G', unknown: ['of H'] }],
  ])('is the worst of those said: %s %s (SENTENCE-10)', (locale, sentence, expected) => {
    expect(saidIn(locale, sentence)).toEqual(expected)
  })

  it.each<[Locale, string, Said]>([
    ['nl', 'label 200, tuin', { features: ['garden'], unknown: ['label 200'] }],
    ['nl', 'epc tuin', { features: ['garden'], unknown: ['epc'] }],
    ['nl', 'EPC 150 Gent', { places: ['Gent'], unknown: ['EPC 150'] }],
    ['nl', 'EPC max 150 Gent', { places: ['Gent'], unknown: ['EPC max 150'] }],
    ['nl', 'EPC Gent', { places: ['Gent'], unknown: ['EPC'] }],
    ['nl', 'label huis', { types: ['HOUSE'], unknown: ['label'] }],
    ['nl', 'huis A', { types: ['HOUSE'] }],
    ['nl', 'epc onder 200 kWh', { unknown: ['epc onder 200 kWh'] }],
  ])('without a letter is not understood: %s %s (SENTENCE-10)', (locale, sentence, expected) => {
    expect(saidIn(locale, sentence)).toEqual(expected)
  })
})
