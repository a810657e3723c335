import { formatNumber } from '../../../../shared/format.ts'
import { LOCALES, type Locale, type Localized } from '../../../../shared/locale.ts'
import type { Sketch } from '../estates/sketch.ts'
import { nounOf } from '../kinds.ts'
import { randomOf, type Random } from '../random.ts'
import { isCoastal } from '../streets.ts'
import { DE } from './de.ts'
import { EN } from './en.ts'
import type { Facts, Phrases } from './phrases.ts'
import { FR } from './fr.ts'
import { NL } from './nl.ts'

const PHRASES: Record<Locale, Phrases> = { nl: NL, fr: FR, en: EN, de: DE }

interface Texts {
  title: Localized
  description: Localized
  shortDescription: Localized
}

/** Title and texts of an estate, the same story in each of the given languages. */
export function textsOf(sketch: Sketch, locales: readonly Locale[]): Texts {
  const told = locales.map(locale => [locale, composeIn(sketch, locale)] as const)
  const each = (key: keyof Texts): Localized =>
    Object.fromEntries(told.map(([locale, texts]) => [locale, texts[key]]))
  return {
    title: each('title'),
    description: each('description'),
    shortDescription: each('shortDescription'),
  }
}

/** The languages of an estate's texts: always the agency's own, others at random. */
export function writtenLocales(own: Locale, id: number): Locale[] {
  const random = randomOf(`languages ${id}`)
  const odds: Record<Locale, number> = { nl: 0.82, fr: 0.8, en: 0.7, de: 0.45 }
  return LOCALES.filter(locale => random.chance(odds[locale]) || locale === own)
}

function composeIn(sketch: Sketch, locale: Locale): Record<keyof Texts, string> {
  const random = randomOf(`story ${sketch.id}`)
  const phrases = PHRASES[locale]
  const facts = factsOf(sketch, locale)
  const say = (list: ((f: Facts) => string)[]) =>
    list[Math.floor(random.next() * list.length)]!(facts)
  const title = titleOf(facts, phrases, random)
  const opening = say(facts.voice === 'project' ? phrases.house : phrases[facts.voice])
  const built = !['plot', 'garage'].includes(facts.voice)
  const inside = built
    ? sentences(say(phrases.living), say(phrases.night), phrases.state[sketch.condition](facts))
    : ''
  const outside = sentences(say(phrases.garden), say(phrases.terrace), say(phrases.parking))
  const end = sentences(say(phrases.energy), closing(sketch, phrases, say))
  const description = [opening, inside, outside, end]
    .filter(Boolean)
    .map(text => elided(text, facts.city, locale))
    .join('\n\n')
  return {
    title: elided(title, facts.city, locale),
    description,
    shortDescription: firstParagraph(description),
  }
}

/** All before the first blank line. */
export const firstParagraph = (text: string): string => text.split('\n\n', 1).join('')

function titleOf(facts: Facts, phrases: Phrases, random: Random): string {
  const charm = random.pick(phrases.charm)
  const turn = random.next()
  const extra = phrases.extra(facts)
  if (['plot', 'garage', 'business'].includes(facts.voice))
    return `${facts.noun} ${phrases.size(facts)}`
  if (turn < 0.4 && facts.bedrooms) return phrases.rooms(facts)
  return extra && turn < 0.75 ? `${facts.noun} ${phrases.with} ${extra}` : `${facts.noun} ${charm}`
}

function closing(
  sketch: Sketch,
  phrases: Phrases,
  say: (list: ((f: Facts) => string)[]) => string,
): string {
  if (sketch.status === 'FOR_SALE') return say(phrases.sale)
  if (sketch.status === 'TO_RENT') return say(phrases.rent)
  return say(sketch.status === 'TAKE_OVER' ? phrases.takeOver : phrases.gone)
}

/** '1.500', as all numbers of the product are; '' for none. */
const written = (number: number): string =>
  number > 0 ? (formatNumber('number', Math.round(number)) ?? '') : ''

function factsOf(sketch: Sketch, locale: Locale): Facts {
  const { kind, place, energy } = sketch
  const phrases = PHRASES[locale]
  const a = kind.a[locale]
  const surface = (type: string) => sketch.rooms.find(room => room.type === type)?.surface ?? 0
  return {
    a,
    A: a.charAt(0).toUpperCase() + a.slice(1),
    noun: nounOf(kind, locale),
    city: place.names[locale],
    street: sketch.visible ? (sketch.street[locale] ?? Object.values(sketch.street)[0] ?? '') : '',
    area: written(sketch.area),
    ground: written(sketch.ground ?? 0),
    bedrooms: phrases.bedrooms(kind.sub === 'STUDENT_ROOM' ? 0 : sketch.beds),
    bathrooms: phrases.bathrooms(Math.max(1, sketch.baths)),
    living: written(surface('LIVING_ROOM')),
    kitchen: written(surface('KITCHEN')),
    terrace: written(surface('TERRACE')),
    garage: sketch.rooms.some(room => room.type === 'GARAGE' || room.type === 'PARKING_SPACE'),
    orientation: sketch.orientation ? phrases.orientation[sketch.orientation] : '',
    year: sketch.year,
    renovated: sketch.renovated,
    condition: sketch.condition,
    ready: !['TO_RENOVATE', 'TO_FRESHEN_UP'].includes(sketch.condition),
    label: energy ? energy.label.replaceAll('_PLUS', '+') : '',
    epc: written(energy?.value ?? 0),
    floor: sketch.floor === null ? '' : phrases.floor(sketch.floor),
    elevator: sketch.elevator,
    furnished: sketch.furnished,
    sea: sketch.seaView,
    voice:
      isCoastal(place) && (kind.voice === 'apartment' || kind.building === 'chalet')
        ? 'coast'
        : kind.voice,
  }
}

const sentences = (...parts: string[]): string => parts.filter(Boolean).join(' ')

/** French: 'à Le Coq' is 'au Coq', 'de Ixelles' is "d’Ixelles". */
function elided(text: string, city: string, locale: Locale): string {
  if (locale !== 'fr') return text
  if (city.startsWith('Le '))
    return text
      .replaceAll(`à ${city}`, `au ${city.slice(3)}`)
      .replaceAll(`de ${city}`, `du ${city.slice(3)}`)
  return /^[AEIOUYÉ]/.test(city) ? text.replaceAll(`de ${city}`, `d’${city}`) : text
}
