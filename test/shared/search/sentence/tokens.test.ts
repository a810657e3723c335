import { describe, expect, it } from 'vitest'
import type { Locale } from '../../../../shared/locale.ts'
import { numberOf, readTokens } from '../../../../shared/search/sentence/tokens.ts'
import { type ReadLabel, readAs } from '../score-sentences.ts'

const wordsOf = (sentence: string): string[] => readTokens(sentence).tokens.map(({ text }) => text)

it('of what cannot be seen no more is read than of what can (SENTENCE-2)', () => {
  expect(wordsOf(`${'\u200b'.repeat(399)}huis`)).toEqual(['h'])
})

describe('a number', () => {
  it.each<[string, number | null]>([
    ['7', 7],
    ['123456789', 123_456_789],
    ['1234567890', null],
    ['300.000', 300_000],
    ['300,000', 300_000],
    ['1.200.000', 1_200_000],
    ['12.345.678', 12_345_678],
    ['1.250,50', 1250],
    ['12.500,00', 12_500],
    ['300.000,00', 300_000],
    ['1.250.000,99', 1_250_000],
    ['1,25', 1.25],
    ['0.5', 0.5],
    ['12,255', 12_255],
    ['0,255', 0.255],
    ['1250,5', 1250.5],
    ['0.300.000', null],
    ['12.34.56', null],
    ['1,2,3', null],
    ['1.250,505', 1_250_505],
    ['1.250,5', null],
    ['1.25,500', null],
    ['1234.500.000', null],
    ['1,2345', null],
  ])('%s is %s (SENTENCE-28)', (written, expected) => {
    expect(numberOf(written)).toBe(expected)
  })

  it.each<[string, string[]]>([
    ['300 000', ['300.000']],
    ['1 200 000', ['1.200.000']],
    ['12 000', ['12.000']],
    ['200 000 300 000', ['200.000', '300.000']],
    ['9000 300 000', ['9000', '300.000']],
    ['300  000', ['300.000']],
    ['3 0000', ['3', '0000']],
    ['300, 000', ['300', ',', '000']],
    ['1 50', ['1', '50']],
    ['huis 300', ['huis', '300']],
  ])('of %s are the parts that belong together (SENTENCE-28)', (written, expected) => {
    expect(wordsOf(written)).toEqual(expected)
  })

  it.each<[string, string[]]>([
    ['120 m 2', ['120', 'm2']],
    ['120 m^2', ['120', 'm2']],
    ['1 500 m 2', ['1.500', 'm2']],
    ['5 m 2 slk', ['5', 'm', '2', 'slk']],
    ['120 m van 2 scholen', ['120', 'm', 'van', '2', 'scholen']],
    ['120 m, 2 slk', ['120', 'm', ',', '2', 'slk']],
    ['120 k 2', ['120', 'k', '2']],
    ['huis m 2', ['huis', 'm', '2']],
  ])('before square metres: %s (SENTENCE-28)', (written, expected) => {
    expect(wordsOf(written)).toEqual(expected)
  })
})

describe('a word', () => {
  it.each<[string, string[]]>([
    ['Sint-Niklaas', ['sint', 'niklaas']],
    ['Sint–Niklaas', ['sint', 'niklaas']],
    ['250–325k', ['250', '-', '325', 'k']],
    ['250 - €325', ['250', '-', '€', '325']],
    ['250 - EUR 325', ['250', '-', 'eur', '325']],
    ['max-eur', ['max', '-', 'eur']],
    ['Loft - garage 2', ['loft', 'garage', '2']],
    ['12.07. Gent', ['12', '/', '07', 'gent']],
    ['3.7.2027', ['3', '/', '7', '/', '2027']],
    ['12.07 Gent', ['12.07', 'gent']],
    ['labelA', ['label', 'a']],
    ['EnergieklasseB', ['energieklasse', 'b']],
    ['tweeslaapkamerflat', ['twee', 'slaapkamerflat']],
    ['Dreizimmerwohnung', ['drei', 'zimmerwohnung']],
    ['Fünfzimmerwohnung', ['funf', 'zimmerwohnung']],
    ['große', ['grosse']],
    ['m²', ['m2']],
    ['Гент 9000', ['?', '9000']],
    ['a1b2', ['a1b2']],
  ])('%s is read as %s (SENTENCE-2)', (written, expected) => {
    expect(wordsOf(written)).toEqual(expected)
  })

  it('has its place in what was read (SENTENCE-3)', () => {
    for (const sentence of [
      'huis 120 m 2 in Gent',
      '3.7.2027 1 200 000 euro',
      'Dreizimmerwohnung, labelA –3 tuin',
      'AV maison Гент 300 000',
    ]) {
      const { text, tokens } = readTokens(sentence)
      const plain = (each: string): string => each.replaceAll(/[^a-zA-Z\d]/g, '').toLowerCase()
      for (const { start, end, text: word } of tokens)
        if (!['a', 'vendre', '?'].includes(word))
          expect(plain(text.slice(start, end))).toBe(plain(word))
    }
  })

  it('ends the 400 characters that are read (SENTENCE-2)', () => {
    expect(readTokens('a'.repeat(400))).toMatchObject({ isCut: false, text: 'a'.repeat(400) })
    expect(readTokens('a'.repeat(401))).toMatchObject({ isCut: true, text: 'a'.repeat(400) })
    // A letter of three in one.
    expect(readTokens('ﬃ'.repeat(400)).text).toHaveLength(400)
    expect(readTokens('ge\u00ADnt\u200B  in\u0000Gent').text).toBe('gent in Gent')
    expect(wordsOf('')).toEqual([])
  })
})

describe('what was written in one', () => {
  it.each<[Locale, string, Partial<ReadLabel>]>([
    ['nl', 'tweeslaapkamerappartement Gent', { types: ['APARTMENT'], minBedrooms: 2 }],
    ['nl', 'drieslaapkamerwoning Gent', { types: ['HOUSE'], minBedrooms: 3 }],
    ['de', 'Dreizimmerwohnung in Eupen', { types: ['APARTMENT'], minBedrooms: 2 }],
    ['nl', 'huis labelA', { label: 'A' }],
    ['de', 'Haus EnergieklasseB', { label: 'B' }],
    ['fr', 'maison 200 000 300 000', { maxPrice: 200_000, unknown: ['300 000'] }],
    ['nl', 'huis in Гент', { unknown: ['in Гент'] }],
  ])('%s: %s (SENTENCE-24, SENTENCE-28)', (locale, sentence, expected) => {
    expect(readAs(locale, sentence)).toMatchObject(expected)
  })
})
