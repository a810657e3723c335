import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FIELDS } from '../../../../shared/estate/fields/fields.ts'
import type { FieldRow, FieldType } from '../../../../shared/estate/fields/row.ts'
import { LOCALES, type Locale } from '../../../../shared/locale.ts'
import { BELGIUM } from '../../../../shared/places/belgium-table.ts'
import { readBelgium } from '../../../../shared/places/belgium.ts'
import { writeAddress } from '../../../../shared/search/address.ts'
import type { Criterion } from '../../../../shared/search/criterion.ts'
import { type FieldWords, fieldPhrases } from '../../../../shared/search/sentence/field-words.ts'
import { createGazetteer } from '../../../../shared/search/sentence/gazetteer.ts'
import type { Meaning } from '../../../../shared/search/sentence/meaning.ts'
import {
  createSentenceReader,
  type SentenceReader,
} from '../../../../shared/search/sentence/read-sentence.ts'
import { searchOfMeaning } from '../../../../shared/search/sentence/search-of-meaning.ts'
import { tableOf } from '../../../../shared/table.ts'
import { addFactCriteria } from '../../../support/fact-criteria.ts'
import { LABEL_WORDS } from '../label-words.ts'

const row = (type: FieldType, search: readonly string[] | null): FieldRow => ({
  ...FIELDS.heating,
  type,
  search,
})

const NO_WORDS: FieldWords = { nl: {}, fr: {}, en: {}, de: {} }

describe('a word of a field', () => {
  const CODES = ['AIR', 'WATER', 'NONE'] as const
  const fields: Record<string, FieldRow> = {
    pump: row({ kind: 'code', codes: CODES }, ['pump']),
    pool: row({ kind: 'flag' }, ['pool']),
    rooms: row({ kind: 'code', codes: CODES }, ['height-min', 'rooms']),
    height: row({ kind: 'number', unit: 'size', min: 0, max: 9 }, ['height-min']),
    oven: row({ kind: 'code', codes: CODES }, null),
    built: row({ kind: 'year' }, null),
    elevator: row({ kind: 'flag' }, ['with']),
  }
  const more = { facet: null, panel: 'more' } as const
  const criteria: Record<string, Criterion> = {
    pump: { match: 'anyOf', read: { codes: CODES }, ...more },
    pool: { match: 'anyOf', read: { codes: ['yes', 'no'] }, ...more },
    rooms: { match: 'allOf', read: { codes: ['AIR'] }, ...more },
    'height-min': { match: 'min', read: { amount: 9 }, ...more },
  }
  const words: FieldWords = {
    ...NO_WORDS,
    nl: {
      pump: { words: { '*': ['pomp'], AIR: ['lucht-pomp'] }, pageWords: ['pompke'] },
      pool: { words: ['bad'] },
      height: { words: ['hoogte'] },
      nobody: { words: ['niets'] },
    },
    de: {
      rooms: { words: { '*': ['Räume'], AIR: ['Luftraum'], WATER: ['Wasserraum'] } },
      oven: { words: { '*': ['Ofen'], AIR: ['Heißluftofen'] } },
      built: { words: ['Baujahr'] },
      elevator: { words: ['Lift'] },
    },
  }
  const said = (page: Locale) =>
    Object.fromEntries(
      fieldPhrases(page, words, fields, criteria).map(({ phrase, senses }) => [phrase, senses]),
    )

  it('says a feature, a code of a criterion, or a wish (SENTENCE-1, SENTENCE-3)', () => {
    expect(said('fr')).toEqual({
      pomp: { wish: '', value: 'pump AIR,WATER' },
      'lucht pomp': { wish: '', value: 'pump AIR' },
      bad: { wish: '', value: 'pool yes' },
      // Neither amounts nor all codes at once have a word.
      hoogte: { wish: '' },
      raume: { wish: '' },
      luftraum: { wish: '', value: 'rooms AIR' },
      wasserraum: { wish: '' },
      ofen: { wish: '' },
      heissluftofen: { wish: '' },
      baujahr: { wish: '', year: '' },
      lift: { trait: 'lift' },
    })
  })

  it('may be one of its own language’s pages alone (SENTENCE-1)', () => {
    expect(said('nl')).toEqual({ ...said('fr'), pompke: { wish: '', value: 'pump AIR,WATER' } })
    const hof = (page: Locale) =>
      fieldPhrases(page, LABEL_WORDS).filter(({ phrase }) => phrase === 'hof')
    expect(hof('nl')).toEqual([{ phrase: 'hof', senses: { trait: 'garden' } }])
    for (const page of ['fr', 'en', 'de'] as const) expect(hof(page)).toEqual([])
  })

  it('is searched by as soon as the field has a criterion (SENTENCE-3)', () => {
    const zwembad = (rows: Record<string, FieldRow>) =>
      fieldPhrases('nl', LABEL_WORDS, rows, criteria).find(({ phrase }) => phrase === 'zwembad')
    expect(zwembad(FIELDS)?.senses).toEqual({ wish: '' })
    const searched = { ...FIELDS, swimmingPool: { ...FIELDS.swimmingPool, search: ['pool'] } }
    expect(zwembad(searched)?.senses).toEqual({ wish: '', value: 'pool yes' })
  })
})

describe('a value of a criterion that is a fact', () => {
  const added: Record<string, FieldRow> = {
    testPump: row({ kind: 'code', codes: ['air', 'air-2', 'ground'] }, ['test-pump']),
    testRooms: row({ kind: 'code', codes: ['attic', 'cellar'] }, ['test-rooms']),
  }
  const words: FieldWords = {
    ...LABEL_WORDS,
    nl: {
      ...LABEL_WORDS.nl,
      testPump: {
        words: {
          '*': ['testpomp', 'testpompen'],
          air: ['lucht-testpomp'],
          ground: ['grondtestpomp'],
        },
      },
      testRooms: { words: { attic: ['vliering', 'kruipzolder'], cellar: ['kruipkelder'] } },
    },
    fr: {
      ...LABEL_WORDS.fr,
      testPump: { words: { '*': ['pompe à essai'], air: ['pompe à essai hybride'] } },
    },
  }
  const fields: Record<string, FieldRow> = FIELDS
  let removeCriteria = (): void => undefined
  let readers: Record<Locale, SentenceReader> | null = null

  beforeAll(() => {
    removeCriteria = addFactCriteria()
    Object.assign(fields, added)
    const gazetteer = createGazetteer(readBelgium(BELGIUM))
    readers = tableOf(LOCALES, locale => createSentenceReader({ locale, gazetteer, words }))
  })
  afterAll(() => {
    for (const name of Object.keys(added)) delete fields[name]
    removeCriteria()
  })

  const read = (sentence: string, locale: Locale = 'nl'): Meaning => {
    if (!readers) throw new Error('no readers')
    return readers[locale].read(sentence)
  }
  const address = (sentence: string): string => {
    const options = { source: 'main', cityId: (nis: number) => nis } as const
    return writeAddress(searchOfMeaning(read(sentence), options).search).toString()
  }

  const ANY = 'test-pump=air&test-pump=air-2&test-pump=ground'

  it.each([
    ['huis met testpomp', `type=1&${ANY}`],
    ['huis in Gent, lucht-testpomp', 'city=44021&type=1&test-pump=air'],
    ['huis, lucht testpomp', 'type=1&test-pump=air'],
    ['huis met grondtestpomp of lucht-testpomp', 'type=1&test-pump=air&test-pump=ground'],
    [
      'huis met vliering en kruipkelder en lift',
      'type=1&with=lift&test-rooms=attic&test-rooms=cellar',
    ],
    ['huis met garage, testpomp, tuin', `type=1&with=garden&with=garage&${ANY}`],
    ['maison avec pompe à essai', `type=1&${ANY}`],
    ['maison avec pompe à essai hybride', 'type=1&test-pump=air'],
    ['huis met tetspomp', `type=1&${ANY}`],
    ['huis met testpomp tot 300.000', `price-max=300000&type=1&${ANY}`],
  ])('%s is searched (SENTENCE-12)', (sentence, expected) => {
    expect(address(sentence)).toBe(expected)
    expect(read(sentence).unknown).toEqual([])
  })

  it('is read on a page of any language (SENTENCE-1)', () => {
    for (const locale of LOCALES)
      expect(read('huis met lucht-testpomp', locale)).toMatchObject({
        values: { 'test-pump': ['air'] },
        unknown: [],
      })
  })

  it('is what a shortened word begins, unless several values begin so (SENTENCE-29)', () => {
    expect(address('huis met kruipk.')).toBe('type=1&test-rooms=cellar')
    expect(address('huis met kruip.')).toBe('type=1')
    expect(read('huis met kruip.').unknown).toEqual(['met kruip'])
  })

  it('keeps the number before it apart (SENTENCE-3)', () => {
    expect(address('huis, 2 testpompen')).toBe(`type=1&${ANY}`)
    expect(read('huis, 2 testpompen').unknown).toEqual(['2'])
  })

  it.each<[string, string[], string[]]>([
    ['huis zonder testpomp', [], ['zonder testpomp']],
    ['huis zonder een testpomp 3 slk', [], ['zonder een testpomp']],
    ['huis zonder tuin of testpomp', ['garden'], ['of testpomp']],
    ['huis zonder testpomp of tuin', ['garden'], ['zonder testpomp']],
    ['huis zonder testpomp en kruipkelder', [], ['zonder testpomp en kruipkelder']],
  ])('%s: refused it is not searched for, and said back (SENTENCE-9)', (sentence, ...expected) => {
    const { values, without, unknown } = read(sentence)
    expect([without, unknown]).toEqual(expected)
    expect(Object.keys(values)).toEqual(sentence.includes('3 slk') ? ['bed-min'] : [])
  })

  it('ends where what is wanted begins (SENTENCE-9)', () => {
    expect(read('huis zonder testpomp, met tuin')).toMatchObject({
      values: { with: ['garden'] },
      unknown: ['zonder testpomp'],
    })
    expect(read('huis zonder tuin, met testpomp')).toMatchObject({
      values: { 'test-pump': ['air', 'air-2', 'ground'] },
      without: ['garden'],
      unknown: [],
    })
  })
})
