import type { Locale } from '../../shared/locale.ts'
import type { FindSpot } from '../../shared/search/sentence/gazetteer.ts'
import { createGuesser } from '../../shared/search/sentence/spelling/near-word.ts'
import type { SaidPlace } from '../../shared/search/sentence/meaning.ts'
import { OWN_LINES } from './own-quarters.ts'
import { ONLY_BESIDE, QUARTERS_SAID } from './quarter-names.ts'
import { type Spot, type StreetIndex, toSpot } from '../places/find-spots.ts'

/** What the name of a street ends or begins with: without a city only such a one is taken for a street. */
const STREET_WORD =
  /(straat|laan|lei|plein|steenweg|dreef|kaai|singel|baan|weg)$|^(rue|avenue|boulevard|chaussee|place|quai|allee|dreve|square) /

type Guesser = ReturnType<typeof createGuesser>
/** So long a name is known with one letter wrong. */
const SHORTEST_NEAR = 7
const SAID = [...QUARTERS_SAID.keys()]

/** So many streets of one name are looked at. */
const MAX_HITS = 200
const SHORTEST_PART = 4
/** In the names of too many quarters. */
const COMMON =
  /^(centrum|dorp|station|noordoost|noordwest|zuidoost|zuidwest|sint|saint|sainte|oude?|nieuwe?|grote|kleine|noord|zuid|oost|west|haut|haute|bas|basse|vieux|grand|petit|ville|stad|quartier|wijk|buiten|binnen|singel|markt|kerk|park|ring|land|berg|veld|hoek|brug)$/

/** Streets and quarters by their whole name: read and folded once, then looked up. */
export function createSpotFinder(index: StreetIndex): (locale: Locale) => FindSpot {
  const text = OWN_LINES + index.text
  const lines = text.split('\n')
  const byName = new Map<string, number[]>()
  const quarters: { names: string; at: number }[] = []
  const namesOf = new Map<number, string[]>()
  const guessers = new Map<number, Guesser>()
  const quarterNames: string[] = [...SAID]
  for (const [at, line] of foldIndex(text).split('\n').entries()) {
    const names = line.slice(0, line.indexOf('|'))
    const parts = names.split('~').filter(part => !line.includes('|q|') || !COMMON.test(part))
    for (const name of parts.length > 1 || names.includes('~') ? [names, ...parts] : [names]) {
      const known = byName.get(name)
      if (known) known.push(at)
      else byName.set(name, [at])
    }
    const nis = Number(line.slice(names.length + 1, names.length + 6))
    const ofCity = namesOf.get(nis)
    if (ofCity) ofCity.push(...parts)
    else namesOf.set(nis, [...parts])
    if (line.includes('|q|') && (KNOWN_CITIES.includes(nis) || isBrussels(nis)))
      quarterNames.push(...parts.filter(each => each.length >= SHORTEST_NEAR))
    if (line.includes('|q|')) quarters.push({ names: ` ${names} `, at })
  }
  const quartersNear = createGuesser(quarterNames)
  return locale => {
    const find = findFor(locale)
    return (name, within, mayBePart, mayBeNear = true) => {
      for (const each of wholeNames(name)) {
        const found = find(each, within, mayBePart)
        if (found) return found
      }
      const near = mayBeNear ? nearSpot(name, within) : null
      return near === null ? null : find(near, within, false)
    }
  }

  /** The only name of a quarter or a street of the said city that is written almost so; without a city, of a quarter. */
  function nearSpot(name: string, within: readonly SaidPlace[]): string | null {
    if (name.length < SHORTEST_NEAR) return null
    const cities = within.flatMap(({ city }) => city ?? [])
    const near =
      cities.length > 0
        ? new Set(cities.flatMap(city => guesserOf(city)(name, 1)))
        : new Set(quartersNear(name, 1))
    const [only, ...others] = near
    return only !== undefined && others.length === 0 ? only : null
  }

  function guesserOf(city: number): Guesser {
    const known = guessers.get(city)
    if (known) return known
    const own = namesOf.get(city) ?? []
    const guesser = createGuesser([...own, ...SAID].filter(each => each.length >= SHORTEST_NEAR))
    guessers.set(city, guesser)
    return guesser
  }

  function findFor(locale: Locale): FindSpot {
    return (name, within, mayBePart) => {
      /** 'Zurenborg': a quarter of one large city, and no word besides. */
      const quarterAlone = (): SaidPlace | null => {
        if (name.length < SHORTEST_ALONE || ONLY_BESIDE.has(name)) return null
        const own = QUARTERS_SAID.get(name)
        const [only, ...others] = spots(byName.get(own?.name ?? name) ?? []).filter(
          ({ kind, city }) =>
            kind === 'quarter' && (KNOWN_CITIES.includes(city) || isBrussels(city)),
        )
        const isOne = only && others.every(({ city }) => regionOf(city) === regionOf(only.city))
        return isOne ? toSaid(own ? { ...only, name: own.said } : only, index) : null
      }
      const cities = within.flatMap(({ city }) => city ?? [])
      const spots = (found: readonly number[]): Spot[] =>
        found.slice(0, MAX_HITS).flatMap(at => toSpot(index, lines[at] ?? '', locale) ?? [])
      const whole = spots(byName.get(name) ?? [])
      const here = whole.find(({ city }) => cities.includes(city))
      if (here) return toSaid(here, index)
      const other = QUARTERS_SAID.get(name)
      const translated = spots(other ? (byName.get(other.name) ?? []) : []).find(({ city }) =>
        cities.includes(city),
      )
      if (other && translated) return toSaid({ ...translated, name: other.said }, index)
      if (cities.length > 0) {
        if (!mayBePart) return null
        const isPart = name.length >= SHORTEST_PART && !COMMON.test(name)
        const parts = isPart ? quarters.filter(({ names }) => names.includes(` ${name} `)) : []
        const part = spots(parts.map(({ at }) => at)).find(({ city }) => cities.includes(city))
        return part ? toSaid(part, index) : null
      }
      const [only, ...others] = whole
      const isOne = only && others.every(({ city }) => city === only.city)
      if (isOne && STREET_WORD.test(name)) return toSaid(only, index)
      return quarterAlone()
    }
  }
}

/** What names of streets and saints are shortened to: [as it is written, what may be meant]. */
const SHORT_PARTS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^(av|ave) /, ['avenue ']],
  [/^(bd|bld|blvd|bvd|boul) /, ['boulevard ']],
  [/^(ch|chee|chauss|chs) /, ['chaussee ']],
  [/^r /, ['rue ']],
  [/^pl /, ['place ']],
  [/^sq /, ['square ']],
  [/(?<=.{3})str$/, ['straat']],
  [/(?<=.{3})stw$|(?<=.{3})stwg$/, ['steenweg']],
  [/(?<=.{3})pln$/, ['plein']],
  [/(?<=.{3})ln$/, ['laan']],
  [/\b(st|sint|saint|sankt)\b/, ['sint', 'saint', 'st']],
  [/\b(ste|sainte)\b/, ['sainte', 'ste']],
]

/** The name as it is written, then with its parts written out. */
function wholeNames(name: string): string[] {
  const names = SHORT_PARTS.reduce(
    (known, [short, whole]) => [
      ...known,
      ...known.flatMap(each =>
        short.test(each) ? whole.map(part => each.replace(short, part)) : [],
      ),
    ],
    [name],
  )
  return [...new Set(names)]
}

/** Cities whose quarters are known by their own name: Antwerpen, Leuven, Brugge, Gent, Liège and Namur, and those of Brussels. */
const KNOWN_CITIES = [11_002, 24_062, 31_005, 44_021, 62_063, 92_094]
const isBrussels = (nis: number): boolean => Math.floor(nis / 1000) === 21
const SHORTEST_ALONE = 5
/** All of Brussels is one city to those who name its quarters. */
const regionOf = (nis: number): number => (isBrussels(nis) ? 21 : nis)

/** Folded as names are, but for what parts lines, their fields and the two names of a street of Brussels. */
const foldIndex = (text: string): string =>
  text
    .replaceAll(' - ', '~')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9|~\n]+/g, ' ')
    .replace(/ ?([|~\n]) ?/g, '$1')

/** By the first digits of a NIS code. */
const isWalloon = (nis: number): boolean => /^([5689]|25)/.test(String(nis))

const toSaid = ({ name, city, km, lat, lon }: Spot, { towns }: StreetIndex): SaidPlace => ({
  name: `${name}, ${towns.get(city)?.[isWalloon(city) ? 'fr' : 'nl'] ?? ''}`,
  city,
  km,
  lat,
  lon,
})
