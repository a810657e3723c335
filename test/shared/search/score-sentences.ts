import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { LOCALES, type Locale } from '../../../shared/locale.ts'
import { BELGIUM } from '../../../shared/places/belgium-table.ts'
import { readBelgium } from '../../../shared/places/belgium.ts'
import { foldName } from '../../../shared/places/fold-name.ts'
import { createGazetteer } from '../../../shared/search/sentence/gazetteer.ts'
import type { Meaning, SaidPlace } from '../../../shared/search/sentence/meaning.ts'
import { createSentenceReader } from '../../../shared/search/sentence/read-sentence.ts'
import { keysOf, tableOf } from '../../../shared/table.ts'
import { readStreetIndex } from '../../../worker/places/find-spots.ts'
import { createSpotFinder } from '../../../worker/sentence/spot-finder.ts'
import { type Label, type Line, readLines } from './labelled.ts'
import { LABEL_WORDS } from './label-words.ts'
import { isBrussels, isSamePlace, sameKinds, wordsLost } from './same-meaning.ts'

const STREETS = new URL('../../../worker/commands/map/street-index.txt.br', import.meta.url)
const streets = readStreetIndex(brotliDecompressSync(readFileSync(STREETS)).toString())
const spots = createSpotFinder(streets)
const gazetteer = createGazetteer(readBelgium(BELGIUM))
const readers = tableOf(LOCALES, locale =>
  createSentenceReader({ locale, gazetteer, words: LABEL_WORDS }),
)

/** As the site Worker reads, with the streets of the map's index. */
export const readMeaning = (locale: Locale, sentence: string): Meaning =>
  readers[locale].read(sentence, spots(locale))

/** The same in the names of the labels. */
export function readAs(locale: Locale, sentence: string) {
  const { values, either, ...meaning } = readMeaning(locale, sentence)
  const prices = (of: Meaning['either']) => ({
    minPrice: of?.['price-min'],
    maxPrice: of?.['price-max'],
  })
  const said = {
    ...prices(values),
    minBedrooms: values['bed-min'],
    minArea: values['area-min'],
    minPlot: values['plot-min'],
    label: values.energy?.at(-1),
  }
  return {
    ...meaning,
    ...withoutUndefined(said),
    ...(either && { either: withoutUndefined(prices(either)) }),
    features: [...(values.with ?? [])],
  }
}

export type ReadLabel = ReturnType<typeof readAs>

const withoutUndefined = <T extends object>(values: T): Partial<T> => {
  const copy: Partial<T> = { ...values }
  for (const key of keysOf(copy)) if (copy[key] === undefined) delete copy[key]
  return copy
}

export interface Score {
  lines: number
  right: number
  /** Wrong on the deal or the price. */
  confident: string[]
  wrong: string[]
}

export function score(lines: readonly Line[]): Score {
  const found: Score = { lines: lines.length, right: 0, confident: [], wrong: [] }
  for (const { language, sentence, filter } of lines) {
    const meaning = readAs(language, sentence)
    const faults = [...differences(sentence, filter, meaning), ...unknownFaults(filter, meaning)]
    if (faults.length === 0) found.right++
    else found.wrong.push(`${language}: ${sentence}\n    ${faults.join('\n    ')}`)
    const sure = (['deal', 'minPrice', 'maxPrice'] as const).filter(
      key => meaning[key] !== filter[key],
    )
    if (sure.length > 0) found.confident.push(`${language}: ${sentence} (${sure.join(', ')})`)
  }
  return found
}

const SCALARS = [
  'deal',
  'km',
  'minutes',
  'minPrice',
  'maxPrice',
  'minBedrooms',
  'minArea',
  'minPlot',
  'label',
] as const

function differences(sentence: string, filter: Label, meaning: ReadLabel): string[] {
  const kinds = (types: unknown) => listOf(sameKinds(types, sentence, filter.deal === 'stay'))
  const pairs: [string, unknown, unknown][] = [
    ...SCALARS.map((key): [string, unknown, unknown] => [key, filter[key], meaning[key]]),
    ['types', kinds(filter.types), kinds(meaning.types)],
    ['places', listOf(filter.places), listOf(asSaid(meaning, filter.places))],
    ['features', listOf(filter.features), listOf(meaning.features)],
    ['without', listOf(filter.without), listOf(meaning.without)],
    ['either', sorted(filter.either), sorted(meaning.either)],
    ['stay', sorted(filter.stay), sorted(meaning.stay)],
  ]
  return pairs.flatMap(([key, expected, got]) =>
    expected === got ? [] : [`${key}: expected ${String(expected)}, got ${String(got)}`],
  )
}

/** The places by the names that were expected, where these mean the same. */
function asSaid({ places }: ReadLabel, expected: unknown): string[] {
  const names = (Array.isArray(expected) ? expected : []).map(String)
  return places.map(
    place =>
      names.find(name => isSamePlace(name, place, placesOf) || isPart(name, place)) ?? place.name,
  )
}

/** A part of a quarter's long name is enough: 'Flagey, Elsene' is 'Flagey - Malibran, Elsene'. */
function isPart(name: string, place: SaidPlace): boolean {
  const [part = '', within] = name.split(', ')
  const [quarter = '', city] = place.name.split(', ')
  return (
    place.km !== undefined &&
    city !== undefined &&
    within !== undefined &&
    (within === city ||
      (isBrussels(place.city) && isBrussels(gazetteer.find(foldName(within))?.city))) &&
    ` ${foldName(quarter)} `.includes(` ${foldName(part)} `)
  )
}

/** A municipality or a part, or 'street, municipality' in either language. */
function placesOf(name: string): SaidPlace[] {
  const [first = '', within] = name.split(', ').map(foldName)
  if (within === undefined) return [gazetteer.find(first) ?? []].flat()
  const city = gazetteer.find(within)
  return city ? LOCALES.flatMap(locale => spots(locale)(first, [city], true) ?? []) : []
}

const listOf = (list: unknown): string =>
  (Array.isArray(list) ? list : [])
    .map(each => foldName(String(each)))
    .toSorted()
    .join(' | ')

const sorted = (stay: unknown): string =>
  Object.entries(stay ?? {})
    .map(([key, value]) => `${key} ${value}`)
    .toSorted()
    .join(' ')

function unknownFaults(filter: Label, { unknown }: ReadLabel): string[] {
  const missing = wordsLost(filter.unknown, unknown)
  return missing.length > 0
    ? [`unknown lacks ${missing.join(' ')}; has: ${unknown.join(' | ')}`]
    : []
}

const [file] = process.argv[1]?.endsWith('score-sentences.ts') ? process.argv.slice(2) : []
if (file) {
  const { lines, right, confident, wrong } = score(readLines(readFileSync(file, 'utf8')))
  if (!process.env.QUIET) process.stdout.write(`${wrong.join('\n')}\n`)
  const lost = confident.map(each => `  ${each}\n`).join('')
  const percent = ((100 * right) / lines).toFixed(1)
  process.stdout.write(
    `${right} of ${lines} right, ${percent} %; confidently wrong on price or deal: ${confident.length}\n${lost}`,
  )
}
