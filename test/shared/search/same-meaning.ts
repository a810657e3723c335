import { foldName } from '../../../shared/places/fold-name.ts'
import type { SaidPlace } from '../../../shared/search/sentence/meaning.ts'

/** Codes of which either is right: everywhere, or where the sentence has such a word. */
const SAME_KINDS: readonly (readonly [string, string, RegExp?])[] = [
  ['APARTMENT', 'FLAT'],
  ['HOUSE', 'DWELLING'],
  ['INDUSTRIAL', 'INDUSTRIAL_BUILDING'],
  ['STORAGE_ROOM', 'STORAGE_UNIT'],
  ['FARMHOUSE', 'FARM', /\b(boerderij\w*|fermes?|bauernh[oö]fe?|farms?)\b/i],
  ['WAREHOUSE', 'HALL', /\b(loods(en)?|hangars?|hallen?)\b/i],
  ['STORAGE_ROOM', 'WAREHOUSE', /\b(opslag\w*|lagerr\w+)\b/i],
  ['COMMERCIAL', 'SHOP', /winkelruimte|handels(pand|ruimte)|commerc|retail|gewerbe/i],
  ['GARAGE', 'GARAGE_BOX', /ferm[ée]|einzelgarage|gesloten garage/i],
  ['GROUND_FLOOR_APARTMENT', 'GARDEN_APARTMENT', /rez[ -]de[ -]jardin/i],
  ['INVESTMENT_PROPERTY', 'APARTMENT_BUILDING', /mietsh/i],
  ['MASTER_HOUSE', 'TOWN_HOUSE', /mansion|period/i],
]
const SAME_IN_STAY: readonly (readonly [string, string])[] = [
  ['HOUSE', 'HOLIDAY_HOUSE'],
  ['APARTMENT', 'HOLIDAY_APARTMENT'],
]
/** Of a stay in whatever home. */
const ANY_LODGING =
  /vakantie(woning|verblijf)|holiday (home|let)|hol\. home|location|ferienunterkunft|logement/i
const LODGING = /^(HOLIDAY_)?HOUSE$/

/** The kinds as they are compared: of two codes that are equally right, the first. */
export function sameKinds(types: unknown, sentence: string, isStay: boolean): string[] {
  const pairs = [
    ...SAME_KINDS.filter(([, , word]) => word?.test(sentence) ?? true),
    ...(isStay ? SAME_IN_STAY : []),
  ]
  const codes = (Array.isArray(types) ? types : []).map(String)
  return codes
    .map(code => pairs.find(([, other]) => other === code)?.[0] ?? code)
    .filter(code => !(isStay && ANY_LODGING.test(sentence) && LODGING.test(code)))
}

/** Quarters of Brussels lie across its municipalities. */
export const isBrussels = (nis = 0): boolean => Math.floor(nis / 1000) === 21

/** Whether a name means the place that was read: a name in another language, a longer or a shorter one. */
export function isSamePlace(
  name: string,
  read: SaidPlace,
  placesOf: (name: string) => readonly SaidPlace[],
): boolean {
  const [short, long] = [foldName(name), foldName(read.name)].toSorted(
    (a, b) => a.length - b.length,
  )
  if (short === long) return true
  return placesOf(name).some(
    place =>
      place.city === read.city &&
      (place.name === read.name ||
        (read.km !== undefined && place.lat === read.lat && place.lon === read.lon) ||
        `${long} `.startsWith(`${short} `)),
  )
}

/** Words around what was not understood, which may be left out. */
const LEFT_OUT = new Set(
  [
    'de het een in aan op bij met te van dicht vlakbij nabij voor en',
    'le la les l un une des du d a au aux avec en proche pres pour',
    'the an of to by at near close with for on and needs',
    'der die das dem den ein eine einen einem am im an bei mit von zum zur nahe und fur',
  ].flatMap(each => each.split(' ')),
)

/** The words that have to be given back. */
export const wordsLost = (unknown: unknown, said: readonly string[]): string[] => {
  const words = new Set(foldName(said.join(' ')).split(' '))
  return (Array.isArray(unknown) ? unknown : [])
    .flatMap(each => foldName(String(each)).split(' '))
    .filter(word => !words.has(word) && !LEFT_OUT.has(word))
}
