import type { Region } from '../estate/record/location.ts'
import type { Locale } from '../locale.ts'

/** A Belgian municipality, as the listing API's table `place` has it. */
export interface Place {
  id: number
  zip: string
  names: Record<Locale, string>
  lat: number
  lon: number
  region: Region
  province: string | null
}

/** A municipality since the mergers of 1 January 2025; `id` is its NIS code. The first place is its main one. */
export interface BelgianMunicipality {
  id: number
  /** Its official name, or that of its other language where the language has none. */
  names: Record<Locale, string>
  region: Region
  province: string
  places: BelgianPlace[]
}

/** A place that bpost delivers to, in the language of its region. */
export interface BelgianPlace {
  zip: string
  name: string
  lat: number
  lon: number
}

/** NIS codes of the municipalities whose language is German; Dutch uses their German name. */
const GERMAN = [63001, 63012, 63013, 63023, 63040, 63048, 63061, 63067, 63087]

const PROVINCES: Record<string, string> = {
  1: 'ANTWERP',
  21: 'BRUSSELS',
  23: 'FLEMISH_BRABANT',
  24: 'FLEMISH_BRABANT',
  25: 'WALLOON_BRABANT',
  3: 'WEST_FLANDERS',
  4: 'EAST_FLANDERS',
  5: 'HAINAUT',
  6: 'LIEGE',
  7: 'LIMBURG',
  8: 'LUXEMBOURG',
  9: 'NAMUR',
}

/**
 * All municipalities of belgium-table.ts: a line 'nis;nl;fr;en;de', an absent name being the official one, then a line
 * ' zip lat lon name' for each of its places (PACK-1, PACK-2).
 */
export function readBelgium(text: string): BelgianMunicipality[] {
  const found: BelgianMunicipality[] = []
  for (const line of text.split('\n')) {
    if (line.startsWith(' ')) found.at(-1)?.places.push(placeOf(line))
    else if (line !== '') found.push(municipalityOf(line))
  }
  return found
}

/** A municipality as visitors search for it, at its main place. */
export const toPlace = ({ places, ...rest }: BelgianMunicipality): Place => ({
  ...rest,
  zip: places[0]?.zip ?? '',
  lat: places[0]?.lat ?? 0,
  lon: places[0]?.lon ?? 0,
})

function municipalityOf(line: string): BelgianMunicipality {
  const [nis = '', nl = '', fr = '', en = '', de = ''] = line.split(';')
  const region = regionOf(nis)
  // English and German call the municipalities of Brussels by their French name.
  const official = region === 'FLANDERS' || GERMAN.includes(Number(nis)) ? nl : fr
  return {
    id: Number(nis),
    names: { nl, fr, en: en || official, de: de || official },
    region,
    province: PROVINCES[nis.slice(0, 2)] ?? PROVINCES[nis.slice(0, 1)] ?? '',
    places: [],
  }
}

function placeOf(line: string): BelgianPlace {
  const [, zip = '', lat, lon, ...name] = line.split(' ')
  return { zip, name: name.join(' '), lat: Number(lat), lon: Number(lon) }
}

function regionOf(nis: string): Region {
  if (nis.startsWith('21')) return 'BRUSSELS'
  return /^(1|23|24|3|4|7)/.test(nis) ? 'FLANDERS' : 'WALLONIA'
}
