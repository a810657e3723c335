import type { Locale } from '../../shared/locale.ts'

/** A street or a quarter by its name. */
export interface Spot {
  kind: 'street' | 'quarter'
  name: string
  /** Its municipality, and the quarter before it where the municipality has the name twice. */
  within: string
  /** NIS code of the municipality. */
  city: number
  /** The homes around it, in the form of 'geo_range'. */
  range: string
  lat: number
  lon: number
  km: number
}

/** The index as worker/commands/map/street-index.ts writes it, its municipalities read. */
export interface StreetIndex {
  text: string
  towns: ReadonlyMap<number, { nl: string; fr: string }>
}

/** No circle of the index is wider. */
export const MAX_SPOT_KM = 3

const BREAK = /[^\p{L}\p{N}]+/u

/** Reads the municipalities; the spots stay text, which is searched as it stands. */
export function readStreetIndex(file: string): StreetIndex {
  const end = file.indexOf('\n\n')
  const towns = file.slice(0, end).split('\n')
  return {
    text: file.slice(end + 2),
    towns: new Map(
      towns.map(line => {
        const [nis = '', nl = '', fr = ''] = line.split('|')
        return [Number(nis), { nl, fr }] as const
      }),
    ),
  }
}

/**
 * Spots whose name, or a word of it, begins with the text, whatever its accents and capitals: first those whose name
 * does, then quarters before streets and large municipalities before small ones. 'Kerkstraat Gent' finds that of Gent.
 */
export function findSpots(index: StreetIndex, text: string, locale: Locale, most: number): Spot[] {
  const words = text.split(BREAK).filter(Boolean)
  if (words.length === 0) return []
  const found = spotsOf(index, words, locale, most)
  if (found.length > 0 || words.length === 1) return found
  const town = patternOf(words.slice(-1))
  const named = new RegExp(`^${town}`, 'i')
  return spotsOf(index, words.slice(0, -1), locale, MOST_READ)
    .filter(({ within }) => within.split(', ').some(part => named.test(part)))
    .slice(0, most)
}

/** Of a name that very many have, so many are looked at for the municipality that was said. */
const MOST_READ = 400

/** The spot that a circle was chosen by, or else one in whose middle it lies; null: it is the circle of none. */
export function spotOfRange(index: StreetIndex, range: string, locale: Locale): Spot | null {
  const chosen = index.text.indexOf(`|${range.replace('km', '')}|`)
  const at = chosen === -1 ? index.text.indexOf(`${range.slice(range.indexOf(';'))}|`) : chosen
  if (at === -1) return null
  const start = index.text.lastIndexOf('\n', at) + 1
  return toSpot(index, index.text.slice(start, index.text.indexOf('\n', at)), locale)
}

function spotsOf(index: StreetIndex, words: string[], locale: Locale, most: number): Spot[] {
  const term = patternOf(words)
  const lines = new Set<string>()
  // A name of Brussels is two: 'Rue de la Loi - Wetstraat'.
  for (const start of [`(?:[^|\\n]* - )?`, `[^|\\n]*?[ '(.-]`]) {
    const pattern = new RegExp(`^${start}${term}.*$`, 'gim')
    for (const [line] of index.text.matchAll(pattern)) {
      if (lines.size >= most) break
      lines.add(line)
    }
  }
  return [...lines].flatMap(line => toSpot(index, line, locale) ?? [])
}

/** The spot of a line of the index. */
export function toSpot({ towns }: StreetIndex, line: string, locale: Locale): Spot | null {
  const [names = '', nis = '', circle = '', kind, part = ''] = line.split('|')
  const [km = '', lat = '', lon = ''] = circle.split(';')
  const town = towns.get(Number(nis))
  if (!town || !lon) return null
  const isDutch = locale === 'nl' || (locale !== 'fr' && isFlemish(Number(nis)))
  return {
    kind: kind === 'q' ? 'quarter' : 'street',
    name: kind === 's' && isBrussels(Number(nis)) ? inLanguage(names, locale) : names,
    within: [part, isDutch ? town.nl : town.fr].filter(Boolean).join(', '),
    city: Number(nis),
    range: `${km}km;${lat};${lon}`,
    lat: Number(lat),
    lon: Number(lon),
    km: Number(km),
  }
}

/** Of 'Rue de la Loi - Wetstraat' the second for who reads Dutch. */
function inLanguage(names: string, locale: Locale): string {
  const [first = names, second] = names.split(' - ')
  return second === undefined ? names : locale === 'nl' ? second : first
}

const isBrussels = (nis: number): boolean => Math.floor(nis / 1000) === 21

/** By the first digits of a NIS code: provinces of Flanders, of which two share theirs with others. */
const isFlemish = (nis: number): boolean =>
  [1, 3, 4, 7].includes(Math.floor(nis / 10_000)) || [23, 24].includes(Math.floor(nis / 1000))

const ACCENTS: Record<string, string> = {
  a: 'aàáâãäå',
  c: 'cç',
  e: 'eèéêë',
  i: 'iìíîï',
  n: 'nñ',
  o: 'oòóôõö',
  u: 'uùúûü',
  y: 'yýÿ',
}

/** What the words are in a name, with any accents and any of what parts words between them. */
function patternOf(words: string[]): string {
  const plain = words.map(word => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase())
  return plain
    .map(word =>
      [...word].map(letter => (ACCENTS[letter] ? `[${ACCENTS[letter]}]` : letter)).join(''),
    )
    .join(`[ '.,()-]+`)
}
