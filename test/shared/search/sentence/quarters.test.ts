import { expect, it } from 'vitest'
import type { Locale } from '../../../../shared/locale.ts'
import { readAs } from '../score-sentences.ts'

interface Read {
  places?: string[]
  without?: string[]
  unknown?: string[]
}

it.each<[Locale, string, Read]>([
  ['nl', 'huis Veldstraat, Gent', { places: ['Veldstraat, Gent'] }],
  ['nl', 'huis wijk Dampoort', { places: ['Dampoort, Gent'] }],
  ['fr', 'appartement quartier Guillemins', { places: ['Guillemins, Liège'] }],
  ['en', 'flat in the Dampoort quarter Ghent', { places: ['Dampoort, Gent'] }],
  ['de', 'Wohnung im Viertel Zurenborg', { places: ['Zurenborg, Antwerpen'] }],
  ['nl', 'loft Zuid Antwerpen', { places: ['Zuid, Antwerpen'] }],
  ['nl', 'loft Antwerpen Zuid', { places: ['Zuid, Antwerpen'] }],
  ['nl', 'loft in de wijk Zuid in Antwerpen', { places: ['Zuid, Antwerpen'] }],
  ['nl', 'loft Zuid', { unknown: ['Zuid'] }],
  ['nl', 'appartement wijk Sint-Anna Brugge', { places: ['Sint-Anna, Brugge'] }],
  ['nl', 'appartement Sint-Anna wijk Brugge', { places: ['Sint-Anna, Brugge'] }],
  ['nl', 'appartement Sint-Anna', { unknown: ['Sint-Anna'] }],
  [
    'nl',
    'huis in Gent, Dampoort en Macharius',
    { places: ['Dampoort, Gent', 'Macharius - Heirnis, Gent'] },
  ],
  // A word of its name.
  ['fr', 'flat Ixelles Malibran', { places: ['Flagey - Malibran, Elsene'] }],
  ['nl', 'loft Rooigem Gent', { places: ['Brugse Poort - Rooigem, Gent'] }],
  ['nl', 'huis wijk Heirnis in Gent', { places: ['Macharius - Heirnis, Gent'] }],
  ['en', 'house in the Heirnis quarter, Ghent', { places: ['Macharius - Heirnis, Gent'] }],
  ['nl', 'huis wijk Heirnis', { places: ['Macharius - Heirnis, Gent'] }],
  // The other city stays.
  ['nl', 'huis Brugge, loft Dampoort Gent', { places: ['Brugge', 'Dampoort, Gent'] }],
  ['fr', 'flat rue Neuve Bruxelles ou Namur', { places: ['Rue Neuve, Brussel', 'Namur'] }],
  ['fr', 'Salzinnes ou Bouge', { places: ['Bouge', 'Salzinnes, Namur'] }],
  ['nl', 'flat Dampoort Gent of Brugge', { places: ['Dampoort, Gent', 'Brugge'] }],
])('a quarter stands in the place of its city: %s %s (SENTENCE-6)', (locale, sentence, read) => {
  const { places, without, unknown } = readAs(locale, sentence)
  expect({ places: places.map(({ name }) => name), without, unknown }).toEqual({
    places: [],
    without: [],
    unknown: [],
    ...read,
  })
})

it.each<[Locale, string, Read]>([
  ['nl', 'flat niet in Dampoort Gent', { places: ['Gent'], without: ['Dampoort, Gent'] }],
  ['nl', 'flat in Gent, niet in de Dampoort', { places: ['Gent'], without: ['Dampoort, Gent'] }],
  ['fr', 'flat à Liège, pas aux Guillemins', { places: ['Liège'], without: ['Guillemins, Liège'] }],
  ['en', 'flat in Ghent, not Dampoort', { places: ['Gent'], without: ['Dampoort, Gent'] }],
  ['de', 'Wohnung in Gent, nicht in Dampoort', { places: ['Gent'], without: ['Dampoort, Gent'] }],
])('a quarter is refused: %s %s (SENTENCE-6, SENTENCE-9)', (locale, sentence, read) => {
  const { places, without, unknown } = readAs(locale, sentence)
  expect({ places: places.map(({ name }) => name), without, unknown }).toEqual({
    unknown: [],
    ...read,
  })
})

it.each<[Locale, string, Read]>([
  ['nl', 'huis Zurenborg of Gent', { places: ['Gent', 'Zurenborg, Antwerpen'] }],
  ['fr', 'maison à Gand ou à Zurenborg', { places: ['Gent', 'Zurenborg, Antwerpen'] }],
  ['nl', 'huis Gent, Zurenborg', { places: ['Gent'], unknown: ['Zurenborg'] }],
])("a quarter beside 'or' may lie elsewhere: %s %s (SENTENCE-6)", (locale, sentence, read) => {
  const { places, unknown } = readAs(locale, sentence)
  expect({ places: places.map(({ name }) => name), unknown }).toEqual({ unknown: [], ...read })
})

it.each<[Locale, string, Read]>([
  ['fr', 'maison 3 ch moons', { places: ['Mons'] }],
  ['nl', 'huis 3 slk lierr', { places: ['Lier'] }],
  ['en', 'house 3 beds gennt', { places: ['Gent'] }],
  ['de', 'Haus 3 Schlafzimmer euepn', { places: ['Eupen'] }],
  // A thing: after an article, or what a home has or lacks.
  ['nl', 'huis met moons', { unknown: ['met moons'] }],
  ['nl', 'huis zonder moons', { unknown: ['zonder moons'] }],
  ['nl', 'huis de moons', { unknown: ['de moons'] }],
  // Two of them, and one beside a place.
  ['fr', 'maison moons, gennt', { unknown: ['moons', 'gennt'] }],
  ['nl', 'huis in Brugge, moons', { places: ['Brugge'], unknown: ['moons'] }],
])('the one word left may be a place: %s %s (SENTENCE-22)', (locale, sentence, read) => {
  const { places, unknown } = readAs(locale, sentence)
  expect({ places: places.map(({ name }) => name), unknown }).toEqual({
    places: [],
    unknown: [],
    ...read,
  })
})
