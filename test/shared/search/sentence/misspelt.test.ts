import { describe, expect, it } from 'vitest'
import type { Locale } from '../../../../shared/locale.ts'
import { type ReadLabel, readAs } from '../score-sentences.ts'

/** A sentence with a letter wrong, and what its writer meant. */
type Row = [Locale, string, string]

const PHRASES: Row[] = [
  ['nl', 'studio aan ze', 'studio aan zee'],
  ['nl', 'ope bebouwing in Tervuren', 'open bebouwing in Tervuren'],
  ['nl', 'burelen te hur, parking', 'burelen te huur, parking'],
  ['nl', 'geeu appartement, wel een huis', 'geen appartement, wel een huis'],
  ['fr', 'pace de parking à louer', 'place de parking à louer'],
  ['fr', 'masson 4 façades à Lasne', 'maison 4 façades à Lasne'],
  ['en', 'new buiad flat', 'new build flat'],
  ['en', 'town houuse Gent', 'town house Gent'],
  ['nl', 'frituur over te nemkn Genk', 'frituur over te nemen Genk'],
  ['nl', 'handelspand met wosnst Ninove', 'handelspand met woonst Ninove'],
  ['nl', 'een wek aan de kust', 'een week aan de kust'],
  ['nl', 'ooen bebouwing Tervuren', 'open bebouwing Tervuren'],
  ['nl', 'bos in provcncie namen', 'bos in provincie namen'],
  ['fr', 'terrain à btir Gembloux', 'terrain à bâtir Gembloux'],
  ['fr', 'maison de maîtrge Verviers', 'maison de maître Verviers'],
  ['fr', 'garage ferrmé Etterbeek', 'garage fermé Etterbeek'],
  ['fr', 'fonds de commyerce Uccle', 'fonds de commerce Uccle'],
  ['fr', 'fnds de commerce Uccle', 'fonds de commerce Uccle'],
  ['en', 'semmi detached house Overijse', 'semi detached house Overijse'],
  ['en', 'semi detcahed Overijse', 'semi detached Overijse'],
  ['en', 'SME uint Roeselare', 'SME unit Roeselare'],
  ['en', 'apartment buildng Ghent', 'apartment building Ghent'],
  ['en', 'agricltural land 4 ha', 'agricultural land 4 ha'],
  ['en', 'my parents want a sergice flat', 'my parents want a service flat'],
  ['en', 'penthouse with roof terrqce', 'penthouse with roof terrace'],
  ['en', 'gardn flat in Ghent', 'garden flat in Ghent'],
  ['de', 'Haus in der Provinz Lüttiich', 'Haus in der Provinz Lüttich'],
  ['de', 'Ferienhaus belgsiche Küste', 'Ferienhaus belgische Küste'],
]

const PLACES: Row[] = [
  ['nl', 'huis in Maldegem of Eklo', 'huis in Maldegem of Eeklo'],
  ['nl', 'huis in Diest of Aarshot', 'huis in Diest of Aarschot'],
  ['nl', 'penthouse Knokk vanaf 1 miljoen', 'penthouse Knokke vanaf 1 miljoen'],
  ['nl', 'appartement Hauy-Fays', 'appartement Haut-Fays'],
  ['fr', 'villa près de Sars-L-Buissière', 'villa près de Sars-La-Buissière'],
  ['fr', 'maison à raahier', 'maison à Rahier'],
  ['en', 'house in lepolsdburg', 'house in Leopoldsburg'],
  ['de', 'ruhiges Haus, Huset', 'ruhiges Haus, Hauset'],
  ['nl', 'appartement antwep', 'appartement Antwerpen'],
  ['nl', 'huis brugne', 'huis Brugge'],
  ['nl', 'huis te koop Gnet', 'huis te koop Gent'],
  ['nl', 'huis in gnet', 'huis in Gent'],
  ['nl', 'bungalow Bere tot 350.000', 'bungalow Bree tot 350.000'],
  ['nl', 'Beren of Doornik, huis', 'Bergen of Doornik, huis'],
  ['nl', 'woning in denderomde', 'woning in Dendermonde'],
  ['nl', 'huis Sint-Nikals', 'huis Sint-Niklaas'],
  ['nl', 'villa De Hann', 'villa De Haan'],
  ['fr', 'villa la huelpe', 'villa La Hulpe'],
  ['fr', 'fermette Ciey', 'fermette Ciney'],
  ['fr', 'maison à Waterlo', 'maison à Waterloo'],
  ['en', 'flat in De Pnne', 'flat in De Panne'],
  ['en', 'house Waterlo 4 bedrooms', 'house Waterloo 4 bedrooms'],
  ['en', 'house or flat in Ledebrg', 'house or flat in Ledeberg'],
  ['de', 'Haus kaufen Eupn', 'Haus kaufen Eupen'],
  ['de', 'Chalet La Rche', 'Chalet La Roche'],
  ['de', 'Haus in St. Vth', 'Haus in St. Vith'],
]

const BESIDE: Row[] = [
  ['nl', 'huis rnd 325.000 euro', 'huis rond 325.000 euro'],
  ['nl', 'huis mindergdan 300k', 'huis minder dan 300k'],
  ['nl', 'huis budgetmax 300k', 'huis budget max 300k'],
  ['nl', 'stacaravan 3 slpkk met tuin', 'stacaravan 3 slpk met tuin'],
  ['fr', 'maison moinsque 300.000', 'maison moins que 300.000'],
  ['fr', 'maison luer Mons', 'maison louer Mons'],
  ['fr', 'terrain à bâtir 10 arse', 'terrain à bâtir 10 ares'],
  ['fr', 'gîte 12 jullet', 'gîte 12 juillet'],
  ['en', 'fom 300k house Turnhout', 'from 300k house Turnhout'],
  ['en', 'can I rnet a garage', 'can I rent a garage'],
  ['en', 'house 3 beed', 'house 3 bed'],
  ['en', 'plot of 20 aers', 'plot of 20 ares'],
  ['de', 'Haus zum Kaufenn in Limburg', 'Haus zum Kaufen in Limburg'],
  ['de', 'Haus zur Miette', 'Haus zur Miete'],
  ['de', 'Ferienhaus 12 Augst', 'Ferienhaus 12 August'],
  ['nl', 'huis maximm 300 k', 'huis maximum 300 k'],
  ['nl', 'villa op maximsm 15 km van Hasselt', 'villa op maximum 15 km van Hasselt'],
  ['nl', 'app te huur maxx 950', 'app te huur max 950'],
  ['nl', 'huis nit meer dan 300.000', 'huis niet meer dan 300.000'],
  ['nl', 'vakantiehuis 12 julii', 'vakantiehuis 12 juli'],
  ['nl', 'app Gent 900 euro per mnaand', 'app Gent 900 euro per maand'],
  ['fr', 'maison atour de € 300.000', 'maison autour de € 300.000'],
  ['fr', 'maison pass plus de 300.000', 'maison pas plus de 300.000'],
  ['fr', 'appart 900 €/mios', 'appart 900 €/mois'],
  ['fr', 'maison 3 chmabres', 'maison 3 chambres'],
  ['en', 'house withn 10 km of Bruges', 'house within 10 km of Bruges'],
  ['en', 'villa undor €200,000', 'villa under €200,000'],
  ['en', 'house nto more than 300.000', 'house not more than 300.000'],
  ['en', 'flat 900 euro per motnh', 'flat 900 euro per month'],
  ['de', 'Haus hcöhstens 30 Minuten von Eupen', 'Haus höchstens 30 Minuten von Eupen'],
  ['de', 'Büro mit minedstens 60 m²', 'Büro mit mindestens 60 m²'],
  ['de', 'Haus nciht mehr als 300.000', 'Haus nicht mehr als 300.000'],
  ['de', 'Wohnung 900 € im Mnoat', 'Wohnung 900 € im Monat'],
]

describe('with a letter wrong', () => {
  it.each(PHRASES)(
    'a phrase is what it was meant to be: %s %s (SENTENCE-22)',
    (locale, ...said) => {
      const [meaning, meant] = said.map(each => readAs(locale, each))
      expect(meaning).toEqual(meant)
    },
  )

  it.each(PLACES)('a place is the one that was meant: %s %s (SENTENCE-5)', (locale, ...said) => {
    const [meaning, meant] = said.map(each => readAs(locale, each))
    expect(meaning).toEqual(meant)
    expect(meant?.places).not.toEqual([])
  })

  it.each(BESIDE)('a word beside a number is what it says: %s %s (SENTENCE-22)', (...row) => {
    const [locale, ...said] = row
    const [meaning, meant] = said.map(each => readAs(locale, each))
    expect(meaning).toEqual(meant)
  })

  it.each<[Locale, string, Partial<ReadLabel>]>([
    // No digit is ever another.
    ['fr', 'maison garage 3 voitures', { unknown: ['3 voitures'] }],
    // Two ends of a range, or two units, could be meant.
    ['nl', 'huis uter 1,2 mio', { unknown: ['uter'] }],
    ['nl', 'huis Gent 4 aere', { unknown: ['4 aere'] }],
    // Nothing is refused.
    ['nl', 'huis Xanadoe meer dan 300.000', { minPrice: 300_000 }],
    // Several could be meant.
    ['nl', 'huis in Beest', { places: [] }],
    // Short words are left alone.
    ['nl', 'huis hoge', { places: [], unknown: ['hoge'] }],
    ['nl', 'huis les', { places: [] }],
    // A part of a municipality is no guess for a word that nothing says to be a name.
    ['en', 'flat in Waterloo, quiet street', { unknown: ['quiet street'] }],
    ['fr', 'appartement Arlon proche frontière', { unknown: ['proche frontière'] }],
    ['de', 'Laden in Antwerpen Meri', { unknown: ['Meri'] }],
  ])('no other word is taken for one: %s %s (SENTENCE-22)', (locale, sentence, expected) => {
    expect(readAs(locale, sentence)).toMatchObject(expected)
  })

  it.each<[Locale, string]>([
    ['nl', 'huis achter de kerk'],
    ['nl', 'appartement van Koen'],
    ['nl', 'huis van Mieke'],
    ['nl', 'huis in Reet'],
    ['nl', 'huis met ren'],
    ['fr', 'immeuble mixte'],
    ['fr', 'appartement René'],
  ])('no word of its own says a deal: %s %s (SENTENCE-22)', (locale, sentence) => {
    expect(readAs(locale, sentence).deal).toBeUndefined()
  })

  it('the last word is known after however many that nobody knows (SENTENCE-22)', () => {
    const { places, types } = readAs('nl', `${'Grmpf '.repeat(40)} apartement in antwep`)
    expect([types, places.map(({ name }) => name)]).toEqual([['APARTMENT'], ['Antwerpen']])
  })

  it.each<[Locale, string]>([
    ['nl', 'vakantiehuis 7 dagen'],
    ['fr', 'gîte 7 nuits'],
    ['en', 'holiday cottage 7 nights'],
    ['de', 'Ferienhaus 7 Tage'],
  ])('a number may begin a phrase: %s %s (SENTENCE-1)', (locale, sentence) => {
    expect(readAs(locale, sentence).stay).toEqual({ period: 'WEEK' })
  })
})
