import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { isLocale, LOCALES, type Locale } from '../../../shared/locale.ts'
import { BELGIUM } from '../../../shared/places/belgium-table.ts'
import { readBelgium } from '../../../shared/places/belgium.ts'
import { foldName } from '../../../shared/places/fold-name.ts'
import { createGazetteer } from '../../../shared/search/sentence/gazetteer.ts'
import type { Meaning } from '../../../shared/search/sentence/meaning.ts'
import { createSentenceReader } from '../../../shared/search/sentence/read-sentence.ts'
import { tableOf } from '../../../shared/table.ts'
import { readStreetIndex } from '../../../worker/places/find-spots.ts'
import { createSpotFinder } from '../../../worker/sentence/spot-finder.ts'

const STREETS = new URL('../../../worker/commands/map/street-index.txt.br', import.meta.url)
const streets = readStreetIndex(brotliDecompressSync(readFileSync(STREETS)).toString())
const spots = createSpotFinder(streets)
const gazetteer = createGazetteer(readBelgium(BELGIUM))
const readers = tableOf(LOCALES, locale => createSentenceReader({ locale, gazetteer }))

/** As the site Worker reads, with the streets of the map's index. */
export const readAs = (locale: Locale, sentence: string): Meaning =>
  readers[locale].read(sentence, spots(locale))

type Expected = Record<string, unknown>

interface Line {
  language: Locale
  sentence: string
  filter: Expected
}

export interface Score {
  lines: number
  right: number
  /** Wrong on the deal or the price, though something was said of it. */
  confident: string[]
  wrong: string[]
}

/** One JSON object a line. */
export function readLines(text: string): Line[] {
  return text
    .split('\n')
    .filter(Boolean)
    .map(line => {
      const { language, sentence, filter } = JSON.parse(line)
      if (!isLocale(language)) throw new Error(`no language: ${line}`)
      return { language, sentence, filter }
    })
}

export function score(lines: readonly Line[]): Score {
  const found: Score = { lines: lines.length, right: 0, confident: [], wrong: [] }
  for (const { language, sentence, filter } of lines) {
    const meaning = readAs(language, sentence)
    const faults = [...differences(filter, meaning), ...unknownFaults(filter, meaning)]
    if (faults.length === 0) found.right++
    else found.wrong.push(`${language}: ${sentence}\n    ${faults.join('\n    ')}`)
    const sure = (['deal', 'minPrice', 'maxPrice'] as const).filter(
      key => meaning[key] !== undefined && meaning[key] !== filter[key],
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

function differences(filter: Expected, meaning: Meaning): string[] {
  const pairs: [string, unknown, unknown][] = [
    ...SCALARS.map((key): [string, unknown, unknown] => [key, filter[key], meaning[key]]),
    ['types', listOf(filter.types), listOf(meaning.types)],
    ['places', listOf(filter.places), listOf(asSaid(meaning, filter.places))],
    ['features', listOf(filter.features), listOf(meaning.features)],
    ['without', listOf(filter.without), listOf(meaning.without)],
    ['stay', sorted(filter.stay), sorted(meaning.stay)],
  ]
  return pairs.flatMap(([key, expected, got]) =>
    expected === got ? [] : [`${key}: expected ${String(expected)}, got ${String(got)}`],
  )
}

/** A part of a quarter's long name is enough: 'Flagey, Elsene' is 'Flagey - Malibran, Elsene'. */
function asSaid({ places }: Meaning, expected: unknown): string[] {
  const names = (Array.isArray(expected) ? expected : []).map(String)
  return places.map(({ name, km }) => {
    const [quarter = '', city] = name.split(', ')
    const known = names.find(each => {
      const [part = '', within] = each.split(', ')
      return within === city && ` ${foldName(quarter)} `.includes(` ${foldName(part)} `)
    })
    return km !== undefined && city !== undefined && known !== undefined ? known : name
  })
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

function unknownFaults(filter: Expected, meaning: Meaning): string[] {
  const said = foldName(meaning.unknown.join(' ')).split(' ')
  const expected = Array.isArray(filter.unknown) ? filter.unknown : []
  const missing = expected
    .flatMap(each => foldName(String(each)).split(' '))
    .filter(word => !said.includes(word))
  return missing.length > 0
    ? [`unknown lacks ${missing.join(' ')}; has: ${meaning.unknown.join(' | ')}`]
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
