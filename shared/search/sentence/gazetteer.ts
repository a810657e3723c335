import type { BelgianMunicipality } from '../../places/belgium.ts'
import { foldName } from '../../places/fold-name.ts'
import { LARGE_PLACES } from '../../places/large-places.ts'
import { PLACE_ALIASES } from './place-aliases.ts'
import type { SaidPlace } from './meaning.ts'
import { createGuesser } from './spelling/near-word.ts'
import { plainSpelling } from './spelling/plain-spelling.ts'

/** Finds places by name; every question is a folded name. */
export interface Gazetteer {
  find(name: string): SaidPlace | null
  /** One that is written almost so, with so many letters wrong; null where none or several are. */
  guess(name: string, letters: 1 | 2): SaidPlace | null
  /** A municipality that sounds so. */
  sounds(name: string): SaidPlace | null
  /** The main place of a postal code. */
  zip(code: string): SaidPlace | null
  /** Whether a municipality as a whole has a postal code: Gent has, Merelbeke-Melle has those of its parts alone. */
  hasZip(city: number): boolean
}

/** A street or a quarter by its folded name, beside the places that were said, or by a word of it, or with a letter wrong; null: none. */
export type FindSpot = (
  name: string,
  within: readonly SaidPlace[],
  mayBePart: boolean,
  mayBeNear?: boolean,
) => SaidPlace | null

const SHORTEST_SOUND = 4

/** NIS codes of the municipalities whose own language is German. */
const GERMAN = [63001, 63012, 63013, 63023, 63040, 63048, 63061, 63067, 63087]

/** The municipalities of Belgium and their parts, by every name that they have (SENTENCE-5). */
export function createGazetteer(belgium: readonly BelgianMunicipality[]): Gazetteer {
  const byName = new Map<string, SaidPlace>()
  const byZip = new Map<string, SaidPlace>()
  const withZip = new Set<number>()
  const bySize = new Map(LARGE_PLACES.map((id, rank) => [id, rank]))
  const add = (name: string, place: SaidPlace): void => {
    for (const key of spellings(foldName(name))) if (!byName.has(key)) byName.set(key, place)
  }
  const towns = belgium.toSorted((a, b) => (bySize.get(a.id) ?? 999) - (bySize.get(b.id) ?? 999))
  const all = towns.map(town => ({ town, said: saidOf(town) }))
  // Municipalities first: their names win over those of parts elsewhere.
  for (const { town, said } of all) for (const name of Object.values(town.names)) add(name, said)
  for (const { town, said } of all) {
    const own = new Set(Object.values(town.names).map(foldName))
    for (const { name, zip, lat, lon } of town.places) {
      const isOwn = own.has(foldName(name))
      const part = isOwn ? { ...said } : { name, city: town.id, isPart: true, lat, lon }
      if (isOwn) withZip.add(town.id)
      else add(name, part)
      const known = byZip.get(zip)
      if (!known || (isOwn && known.isPart)) byZip.set(zip, isOwn ? said : part)
    }
  }
  for (const [alias, name] of PLACE_ALIASES) {
    const place = byName.get(foldName(name))
    if (place) byName.set(foldName(alias), place)
  }
  /** The municipality, or else the part, that all of these names are of. */
  const onlyOf = (names: readonly string[]): SaidPlace | null => {
    const found = new Set(names.flatMap(key => byName.get(key) ?? []))
    const whole = [...found].filter(({ isPart }) => !isPart)
    const [only, ...others] = whole.length > 0 ? whole : found
    return only && others.length === 0 ? only : null
  }
  const namesNear = createGuesser(byName.keys())
  const bySound = Map.groupBy(byName.keys(), plainSpelling)
  return {
    find: name => byName.get(name) ?? null,
    zip: code => byZip.get(code) ?? null,
    hasZip: city => withZip.has(city),
    sounds(name) {
      const sound = plainSpelling(name)
      const place = sound.length < SHORTEST_SOUND ? null : onlyOf(bySound.get(sound) ?? [])
      return place && !place.isPart ? place : null
    },
    guess(name, letters) {
      for (let most = 1; most <= (name.length >= 9 ? letters : 1); most++) {
        const near = namesNear(name, most)
        if (near.length > 0) return onlyOf(near)
      }
      return null
    },
  }
}

const saidOf = ({ id, names, region, places: [main] }: BelgianMunicipality): SaidPlace => ({
  name: names[region !== 'WALLONIA' ? 'nl' : GERMAN.includes(id) ? 'de' : 'fr'],
  city: id,
  lat: main?.lat,
  lon: main?.lon,
})

/** Saints as they are shortened, and names written as one word. */
function spellings(name: string): string[] {
  const short = name.replace(/\b(sint|saint|sankt)\b/g, 'st').replace(/\bsainte\b/g, 'ste')
  const names = [name, short]
  if (name.startsWith('s ')) names.push(name.slice(2))
  return [
    ...names,
    ...names.filter(each => each.includes(' ')).map(each => each.replaceAll(' ', '')),
  ]
}
