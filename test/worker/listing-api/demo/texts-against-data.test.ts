import { describe, expect, it } from 'vitest'
import { publicId, type Estate } from '../../../../shared/estate/estate.ts'
import { isProject } from '../../../../shared/estate/kind/head-types.ts'
import { at, listAt, textAt } from '../../../../shared/estate/read.ts'
import { LOCALES, type Locale } from '../../../../shared/locale.ts'
import { seed } from '../../../../worker/listing-api/demo/seed.ts'

const every: Estate[] = seed().flatMap(({ estates }) => estates)

/** Of which source it is, and what it says: every home is of one of two. */
const said = (estate: Estate, main: string, guid: string): unknown =>
  at(estate, main) ?? estate.fields?.[guid]

const condition = (estate: Estate): unknown =>
  said(estate, 'technical.condition', 'construction.condition')
const needsWork = (estate: Estate): boolean =>
  ['TO_RENOVATE', 'TO_FRESHEN_UP'].includes(String(condition(estate)))
const part = (estate: Estate, name: string): unknown =>
  at(
    listAt(estate, 'buildTechnicals').find(each => textAt(each, 'criteria.name', 'nl') === name),
    'value.name.nl',
  )
const isSingleGlazed = (estate: Estate): boolean =>
  part(estate, 'Beglazing') === 'Enkel glas' ||
  estate.fields?.['construction.window_glazing'] === 'SINGLE'
const isUnsafe = (estate: Estate): boolean =>
  said(
    estate,
    'technical.certificateElectricity',
    'certification.electrical_certificate_conformity',
  ) === 'INVALID'
const heating = (estate: Estate): unknown =>
  part(estate, 'Verwarming') ?? estate.fields?.['comfort.heating']

/** What a text claims, by the words of each language, and what contradicts it in the data. */
const CLAIMS: [claim: string, words: RegExp, contradicts: (estate: Estate) => boolean][] = [
  [
    'that nothing is to be done',
    /uitpakken|er hoeft niets te gebeuren|morgen te openen|technische installatie die in orde|déballer|rien à faire|ouvrir demain|installations techniques en ordre|left to do is unpack|nothing needs doing|could open tomorrow|services in good order|auspacken|nichts zu tun|bereit zur Eröffnung|Haustechnik in gutem Zustand/,
    needsWork,
  ],
  [
    'that it was well kept',
    /met zorg bewoond|Alles is goed onderhouden|habitée avec soin|ensemble est bien entretenu|carefully lived in|well maintained|sorgsam bewohnt|gut gepflegt/,
    needsWork,
  ],
  [
    'fittings that a home to renovate has not',
    /met eiland|kasten op maat|regendouche|avec îlot|sur mesure|à l’italienne|with an island|fitted wardrobes|rain shower|Kochinsel|Einbauschränke|Regendusche|volledig uitgerust|entièrement équipée|fully fitted|voll ausgestattet/,
    needsWork,
  ],
  [
    'that it is to be renovated',
    /te renoveren|à rénover|needs renovating|renovierungsbedürftig/,
    each => condition(each) !== 'TO_RENOVATE',
  ],
  [
    'that it was renewed, with double glazing and new wiring',
    /grondig vernieuwd|dubbel glas|rénové en profondeur|double vitrage|thoroughly renovated|double glazing|von Grund auf erneuert|Doppelverglasung/,
    each => condition(each) !== 'RENEWED' || isSingleGlazed(each) || isUnsafe(each),
  ],
  [
    'that it is new, with a heat pump',
    /warmtepomp|pompe à chaleur|heat pump|Wärmepumpe/,
    each =>
      (condition(each) !== 'NEW' && !isProject(each)) ||
      !['Warmtepomp', 'ELECTRICITY', undefined].includes(heating(each) as string | undefined),
  ],
  [
    'a lift',
    /met lift|avec ascenseur|with a lift|mit Aufzug/,
    each => said(each, 'technical.elevator', 'comfort.elevator') === false,
  ],
  [
    'furniture that comes with it',
    /meubels inbegrepen|meubles? (inclus|compris)|mobilier (inclus|compris)|furniture included|Möbel inbegriffen/,
    each => each.technical?.furniture === false,
  ],
]

const textsOf = (estate: Estate, locale: Locale): string =>
  [estate.general.title, estate.general.description, estate.general.shortDescription]
    .map(text => text?.[locale] ?? '')
    .join('\n')

const asNumber = (text: string): number => Number(text.replaceAll('.', ''))

describe('no text of the demo contradicts the data of its home', () => {
  it.each(CLAIMS)('17.38: where it claims %s (LAPI-63)', (_, words, contradicts) => {
    const claims = LOCALES.flatMap(locale =>
      every
        .filter(estate => words.test(textsOf(estate, locale)))
        .map(estate => [locale, estate] as const),
    )
    expect(new Set(claims.map(([locale]) => locale))).toEqual(new Set(LOCALES))
    const wrong = claims.filter(([, estate]) => contradicts(estate))
    expect(wrong.map(([locale, estate]) => `${locale} ${publicId(estate)}`)).toEqual([])
  })

  it('17.38: in its energy value, its year of building and of renovation (LAPI-63)', () => {
    const wrong = every.flatMap(estate =>
      LOCALES.filter(locale => {
        const text = textsOf(estate, locale)
        const values = [...text.matchAll(/(\d+)[\s\u00a0]kWh/g)].map(([, value = '']) =>
          asNumber(value),
        )
        const years = [...text.matchAll(/\b(1[6-9]\d\d|20[0-2]\d)\b(?![\s\u00a0]m²)/g)].map(
          ([year]) => Number(year),
        )
        const known = [
          said(estate, 'technical.constructionYear', 'construction.construction_year'),
          said(estate, 'technical.renovationYear', 'construction.renovation_year'),
        ]
        return (
          values.some(value => value !== estate.energy?.epcValue) ||
          years.some(year => !known.includes(year))
        )
      }).map(locale => `${locale} ${publicId(estate)}`),
    )
    expect(wrong).toEqual([])
  })
})
