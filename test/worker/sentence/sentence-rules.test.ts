import { describe, expect, it } from 'vitest'
import { href } from '../../../shared/routes.ts'
import type { Locale } from '../../../shared/locale.ts'
import { ardoiseSeed } from '../../../worker/listing-api/demo/agencies/ardoise/seed.ts'
import { duinkantSeed } from '../../../worker/listing-api/demo/agencies/duinkant/seed.ts'
import { leieSeed } from '../../../worker/listing-api/demo/agencies/leie/seed.ts'
import { withStays } from '../../../worker/listing-api/demo/with-stays.ts'
import type { SiteSeed } from '../../../worker/listing-api/db/site-seed.ts'
import { decoded } from '../../support/html.ts'
import { openSite } from '../../support/open-site.ts'
import { searchingSite } from '../../support/searching-site.ts'
import { type Answer, readAnswer } from '../../support/sentence-answer.ts'

/** An agency of the demo whose homes are really searched. */
function anAgency(demo: SiteSeed) {
  const seed = withStays(demo)
  const { api, origin } = searchingSite(seed)
  const site = openSite({ API: api })
  const get = (path: string): Promise<Response> => site.get(`${origin}${path}`)
  const ask = (sentence: string, locale: Locale = 'nl'): Promise<Response> =>
    get(href('sentence', locale, {}, new URLSearchParams({ q: sentence })))
  return {
    get,
    /** Where it leads at once; null: to a page. */
    to: async (sentence: string, locale: Locale = 'nl') => {
      const location = (await ask(sentence, locale)).headers.get('Location')
      return location && decodeURIComponent(location)
    },
    answer: async (sentence: string, locale: Locale = 'nl'): Promise<Answer> =>
      readAnswer(await ask(sentence, locale), locale, seed),
  }
}
const gent = anAgency(leieSeed())
const kust = anAgency(duinkantSeed())
const ardennen = anAgency(ardoiseSeed())

describe('the deal', () => {
  it.each<[string, string | null]>([
    // A deal that is said wins.
    ['garage te huur Gent 12.000', '/nl/te-huur?city=44021&price-max=12000&type=5'],
    ['garage te koop Gent 5500', '/nl/te-koop?city=44021&price-max=5500&type=5'],
    // Else the amount.
    ['huis Gent 10.000', '/nl/te-koop?city=44021&price-max=10000&type=1'],
    ['appartement Gent 350k', '/nl/te-koop?city=44021&price-max=350000&type=2'],
    ['appartement Gent tot 4 ton', '/nl/te-koop?city=44021&price-max=400000&type=2'],
    ['huis Gent 7500', null],
    ['garage Gent 5001', '/nl/te-koop?city=44021&price-max=5001&type=5'],
    ['bouwgrond Gent 9999', '/nl/te-koop?city=44021&price-max=9999&subType=301'],
    ['winkel Gent 5001', '/nl/te-huur?city=44021&price-max=5001&subType=401'],
    ['kantoor Gent 9999', '/nl/te-huur?city=44021&price-max=9999&subType=402'],
    ['loods Gent 7000', '/nl/te-huur?city=44021&price-max=7000&subType=411'],
    ['huis Gent 5000', '/nl/te-huur?city=44021&price-max=5000&type=1'],
    ['appartement Gent 600', '/nl/te-huur?city=44021&price-max=600&type=2'],
    ['appartement Gent € 350', '/nl/te-huur?city=44021&price-max=350&type=2'],
    ['appartement Gent 350 per maand', '/nl/te-huur?city=44021&price-max=350&type=2'],
    ['huis Gent 12.000 per maand', '/nl/te-huur?city=44021&price-max=12000&type=1'],
    ['kot Gent 350', '/nl/te-huur?city=44021&price-max=350&subType=206'],
    ['garage Gent 30', '/nl/te-huur?city=44021&price-max=30&type=5'],
    ['garage Gent 29', null],
  ])('17.59: %s is %s (SENTENCE-32)', async (sentence, expected) => {
    const to = await gent.to(sentence)
    expect(to?.replaceAll(/subType=\d+/g, 'subType') ?? null).toBe(
      expected?.replaceAll(/subType=\d+/g, 'subType') ?? null,
    )
  })

  it.each<[Locale, string, string]>([
    ['nl', 'huis te koop Gent 900', '900'],
    ['fr', 'appartement à louer Gand 350.000', '350.000'],
    ['en', 'house for sale Ghent 1,200 a month', '1,200 a month'],
    ['de', 'Wohnung zu vermieten Gent 300.000 Euro', '300.000 Euro'],
  ])('17.59: in %s, %s cannot have %s, which is said (SENTENCE-7)', async (...row) => {
    const [locale, sentence, amount] = row
    const { lists, saved, words, chips } = await gent.answer(sentence, locale)
    expect(words).toEqual([amount])
    for (const { filter } of [...lists, ...saved]) {
      expect(filter['price-min']).toBeUndefined()
      expect(filter['price-max']).toBeUndefined()
    }
    expect(chips).toHaveLength(2)
  })

  it.each<[Locale, string, string[]]>([
    ['nl', 'appartement Gent 350', ['Te koop tot € 350.000', 'Te huur tot € 350 per maand']],
    ['fr', 'maison Gand max 599', ['À vendre jusqu’à € 599.000', 'À louer jusqu’à € 599 par mois']],
    ['en', 'house Ghent 100', ['For sale up to € 100.000', 'To rent up to € 100 a month']],
    [
      'de',
      'Haus Gent 250 bis 350',
      ['Zu verkaufen von € 250.000 bis € 350.000', 'Zu vermieten von € 250 bis € 350 im Monat'],
    ],
  ])('17.59: in %s, %s has two links (SENTENCE-13, SENTENCE-32)', async (...row) => {
    const [locale, sentence, expected] = row
    const { html, lists } = await gent.answer(sentence, locale)
    const links = [...html.matchAll(/<a class="button"[^>]*>([^<]*)/g)].map(([, text = '']) =>
      decoded(text).replaceAll('\u00a0', ' '),
    )
    expect(links).toEqual(expected)
    const [sale, rent] = lists
    expect(sale?.filter['price-max']).toBe((rent?.filter['price-max'] ?? 0) * 1000)
  })

  it.each<[Locale, string]>([
    ['nl', 'goedkoop appartement Gent 350.000'],
    ['en', 'house in Ghent, big garden, 3 beds, up to 450k'],
    ['nl', 'mooi appartement tot 950'],
    ['fr', 'maison 3 chambres à Gand calme max 400000'],
  ])(
    '17.60: %s: %s has one list, and no card that breaks its price (SENTENCE-13)',
    async (...row) => {
      const [locale, sentence] = row
      for (const agency of [gent, kust, ardennen]) {
        const { lists, saved, linked, cards, words } = await agency.answer(sentence, locale)
        const [only, ...others] = lists.length > 0 ? lists : saved
        expect(others).toEqual([])
        expect(new Set([only?.deal, ...linked]).size).toBe(1)
        expect(words).toHaveLength(1)
        for (const card of cards) {
          expect(card.deal).toBe(only?.deal)
          expect(card.price).toBeLessThanOrEqual(only?.filter['price-max'] ?? 0)
        }
      }
    },
  )
})

describe('where nothing is found', () => {
  it('17.61: near misses are offered, and to save the search; no button has 0 (SENTENCE-34)', async () => {
    const { lists, saved, misses, html } = await gent.answer(
      'rustige bouwgrond 800m2 sint-martens-latem',
    )
    expect(lists).toEqual([])
    expect(misses).toBeGreaterThan(0)
    expect(saved.map(({ deal }) => deal)).toEqual(['sale', 'rent'])
    expect(html).toContain('Zonder ‘locatie’ vindt u 9 panden')
    expect(html).not.toMatch(/option__count">0</)
    // Of a deal that is decided, once.
    const one = await gent.answer('rustige bouwgrond 800m2 sint-martens-latem 20.000')
    expect(one.saved.map(({ deal }) => deal)).toEqual(['sale'])
    expect(one.linked).toEqual(['sale'])
  })
})

describe('near', () => {
  it.each<[Locale, string]>([
    ['nl', 'huis te koop in de buurt van Gent'],
    ['nl', 'huis te koop rond Gent'],
    ['nl', 'huis te koop regio Gent'],
    ['nl', 'huis te koop Gent en omgeving'],
    ['nl', 'huis te koop nie te ver van Gent'],
    ['fr', 'maison à vendre pas trop loin de Gand'],
    ['fr', 'maison à vendre Gand et environs'],
    ['en', 'house for sale near Ghent'],
    ['en', 'house for sale Ghent area'],
    ['de', 'Haus kaufen bei Gent'],
    ['de', 'Haus kaufen Gent und Umgebung'],
  ])('17.62: in %s, %s is a circle of 10 km (SENTENCE-31)', async (locale, sentence) => {
    expect(await gent.to(sentence, locale)).toMatch(/type=1&geo_range=10km;51\.0397;3\.7142$/)
  })

  it('17.62: the circle is a chip that can be taken away, on the list and on the page (SENTENCE-31)', async () => {
    const list = await (
      await gent.get('/nl/te-koop?type=1&geo_range=10km%3B51.0397%3B3.7142')
    ).text()
    expect(list.replaceAll('\u00a0', ' ')).toMatch(
      /<a class="chip" href="\/nl\/te-koop\?type=1"[^>]*>Gent \+ 10 km/,
    )
    const { chips } = await gent.answer('near ghent, quiet house', 'en')
    expect(chips).toContain('Ghent + 10 km')
    const spot = await gent.answer('rustig kot in de buurt van de Veldstraat in Gent')
    expect(spot.chips).toContain('Veldstraat, Gent + 1 km')
  })

  it('17.62: no word disappears: what goes with no place is said back (SENTENCE-3, SENTENCE-33)', async () => {
    const { words } = await gent.answer(
      'goedkoop groot huis voor jong gezin, rustige buurt, niet te duur, Gent',
    )
    expect(words.join(' ')).toMatch(/goedkoop groot.*jong gezin.*rustige buurt.*niet te duur/)
    const two = await gent.answer('huis in Gent of Deinze en omgeving')
    expect(two.words).toEqual(['een afstand rond meer dan één plaats'])
    const parts = await gent.answer('huis Ledeberg of Gentbrugge')
    expect(parts.words).toEqual([
      'Ledeberg apart, zonder de rest van de gemeente',
      'Gentbrugge apart, zonder de rest van de gemeente',
    ])
  })
})

describe('a number that is also a postal code', () => {
  it.each<[string, string]>([
    ['te huur Gent 1600', '/nl/te-huur?city=44021&price-max=1600'],
    ['appartement te huur 1600', '/nl/te-huur?price-max=1600&type=2'],
    ['te huur max 1600 Gent', '/nl/te-huur?city=44021&price-max=1600'],
    ['huis te koop 9000 Gent', '/nl/te-koop?city=44021&type=1'],
    ['huis te koop in 9000', '/nl/te-koop?city=44021&type=1'],
    ['huis te koop 9000 of 9800', '/nl/te-koop?city=44021&city=44083&type=1'],
    ['huis huren 9000, 1200 euro per maand', '/nl/te-huur?city=44021&price-max=1200&type=1'],
  ])('17.63: %s is %s (SENTENCE-5)', async (sentence, expected) => {
    expect(await gent.to(sentence)).toBe(expected)
  })

  it('17.63: a code that is acted on has a chip (SENTENCE-5)', async () => {
    expect((await gent.answer('rustig huis 9000')).chips).toContain('Gent')
  })
})

describe('the sea and holidays', () => {
  it.each<[Locale, string]>([
    ['nl', 'zee bredene huis te koop'],
    ['nl', 'huis te koop Bredene aan zee'],
    ['fr', 'maison à vendre mer Bredene'],
    ['en', 'seaside house for sale Bredene'],
    ['de', 'Haus kaufen Meer Bredene'],
  ])('17.63: in %s, %s is Bredene alone (SENTENCE-35)', async (locale, sentence) => {
    expect(await kust.to(sentence, locale)).toMatch(/\?city=35002&type=1$/)
  })

  it('17.63: a holiday house finds no penthouse, and has a chip (SENTENCE-14)', async () => {
    for (const [locale, sentence, chip] of [
      ['nl', 'vakantiehuis Koksijde', 'Vakantiewoning'],
      ['fr', 'maison de vacances Coxyde', 'Maison de vacances'],
      ['en', 'holiday house Koksijde', 'Holiday home'],
      ['de', 'Ferienhaus Koksijde', 'Ferienhaus'],
    ] as const) {
      const { stays, chips, lists } = await kust.answer(sentence, locale)
      expect(stays?.getAll('kind')).toEqual([])
      expect(stays?.get('city')).toBe('38014')
      expect(chips).toContain(chip)
      expect(lists).toEqual([])
    }
    // An agency without any offers none, and no other deal.
    const none = await gent.answer('vakantiehuis De Haan 6 personen juli')
    expect(none.chips).toEqual(['Vakantiewoning', 'De Haan', '6 personen', 'juli'])
    expect(none.html).toContain('Wij verhuren geen vakantieverblijven.')
    expect(none.linked).toEqual([])
  })

  it('17.63: what holiday homes are searched by is a chip on their list (RENTAL-72)', async () => {
    expect(await kust.to('vakantieappartement Koksijde 4 personen')).toBe(
      '/nl/vakantie?city=38014&kind=2&persons=4',
    )
    const html = await (await kust.get('/nl/vakantie?city=38014&kind=2&persons=4')).text()
    expect(html).toMatch(/class="chip" href="\/nl\/vakantie\?kind=2&amp;persons=4"[^>]*>Koksijde/)
    expect(html).toMatch(
      /class="chip" href="\/nl\/vakantie\?kind=2&amp;city=38014"[^>]*>4 personen/,
    )
  })
})
