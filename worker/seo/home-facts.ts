import type { EstateCard } from '../../shared/estate/card.ts'
import { cityName, streetLine } from '../../shared/estate/address.ts'
import { energyLabel, epcValue } from '../../shared/estate/energy.ts'
import { factNamesOf } from '../../shared/estate/facts-of.ts'
import { publicId } from '../../shared/estate/estate.ts'
import {
  FIELD_NAMES,
  FIELDS,
  type FieldName,
  type FieldWith,
} from '../../shared/estate/fields/fields.ts'
import { pathsOf, type FieldRow } from '../../shared/estate/fields/row.ts'
import { advertLines } from '../../shared/estate/legal/advert-lines.ts'
import { headTypeOf } from '../../shared/estate/kind/head-types.ts'
import { priceKind } from '../../shared/estate/price/price-kind.ts'
import { priceVat } from '../../shared/estate/price/price-vat.ts'
import { pricePeriod, priceValue } from '../../shared/estate/price/price.ts'
import { at, booleanOf, codeAmong, numberAt, textAt, textOf } from '../../shared/estate/read.ts'
import { isForRent, isSold, statusCode } from '../../shared/estate/status.ts'
import { numberOf } from '../../shared/format.ts'
import { rowOf, tableOf } from '../../shared/table.ts'
import type { PageRequest } from '../page/result.ts'
import { entryOf, type Entry } from './feed-entry.ts'
import { feedTerms } from './feed-terms.ts'

/** The columns of the open feed, in their order; a name never changes its meaning. */
const FIRST_COLUMNS = [
  'id',
  'url',
  'title',
  'state',
  'type',
  'subtype',
  'price_eur',
  'price_period',
  'charges_eur_per_month',
  'street',
  'postcode',
  'municipality',
  'living_area_m2',
  'plot_area_m2',
  'bedrooms',
  'energy_label',
  'epc_kwh_m2_year',
  'co2_kg_m2_year',
  'advert',
  'picture',
  'published',
  'updated',
  'price_kind',
  'vat',
  'license',
] as const

type FieldColumn = (typeof FIELDS)[FieldWith<'feed'>]['feed']
type OwnColumn = Exclude<(typeof FIRST_COLUMNS)[number], FieldColumn>

type Fact = string | number | boolean | null
export type HomeFacts = Record<OwnColumn | FieldColumn, Fact>

interface Home {
  card: EstateCard
  request: PageRequest
  entry: Entry
}

type Tell = (home: Home) => Fact

/** What is sold has no price. */
const priceOf = (card: EstateCard): number | null => (isSold(card) ? null : priceValue(card))

/** Columns of no single field. */
const OWN = {
  id: ({ card }) => publicId(card),
  url: ({ entry }) => entry.url,
  title: ({ entry }) => entry.title,
  price_period: ({ card }) =>
    priceOf(card) === null || !isForRent(card) ? null : (pricePeriod(card) ?? 'MONTH'),
  street: ({ card, request }) => streetLine(card.general.address, request.locale) || null,
  postcode: ({ card }) => String(card.general.address?.city?.zip ?? '') || null,
  advert: ({ card, request: { locale, t } }) => advertLines(card, locale, t).join(' · ') || null,
  picture: ({ entry }) => entry.image,
  updated: ({ entry }) => entry.updated,
  price_kind: ({ card }) => (priceOf(card) === null ? null : priceKind(card)),
  vat: ({ card }) => (priceOf(card) === null ? null : priceVat(card)),
  license: ({ request: { site, locale } }) => feedTerms(site, locale),
} satisfies Record<OwnColumn, Tell>

/** Fields that are told by a rule of their own. */
const OF_FIELD = {
  status: ({ card }) => statusCode(card),
  type: ({ card }) => headTypeOf(card),
  subType: ({ card, request }) => textAt(card, 'general.subType.name', request.locale),
  price: ({ card }) => priceOf(card),
  monthlyCost: ({ card }) =>
    priceOf(card) === null ? null : numberAt(card, 'technical.monthlyCost'),
  city: ({ card, request }) => cityName(card.general.address?.city, request.locale) || null,
  energyLabel: ({ card }) => energyLabel(card)?.text ?? null,
  epcValue: ({ card }) => epcValue(card),
  publicationDate: ({ entry }) => entry.published,
} satisfies Partial<Record<FieldWith<'feed'>, Tell>>

/** A field's value as its card has it. */
function factOf(name: FieldName, { card, request }: Home): Fact {
  const row: FieldRow = FIELDS[name]
  const value = pathsOf(row)
    .map(path => at(card, path))
    .concat(factNamesOf(name).map(fact => card.facts?.[fact]))
    .find(each => each !== undefined && each !== null)
  switch (row.type.kind) {
    case 'number':
    case 'count':
    case 'price':
    case 'year':
    case 'floor':
      return numberOf(value)
    case 'code':
      return codeAmong(row.type.codes, value)
    case 'flag':
      return value === 'yes' ? true : value === 'no' ? false : booleanOf(value)
    default:
      return textOf(value, request.locale)
  }
}

const FIELD_OF = new Map<OwnColumn | FieldColumn, FieldName>(
  FIELD_NAMES.flatMap((name): [FieldColumn, FieldName][] => {
    const { feed } = FIELDS[name]
    return feed === null ? [] : [[feed, name]]
  }),
)

/** A column that came later stands at the end. */
export const FACT_NAMES: readonly (OwnColumn | FieldColumn)[] = [
  ...new Set([...FIRST_COLUMNS, ...FIELD_OF.keys()]),
]

/** What is open about a home: nothing of a hidden address, no price of what is sold, nobody's name. */
export function homeFacts(card: EstateCard, request: PageRequest): HomeFacts {
  const home: Home = { card, request, entry: entryOf(card, request) }
  return tableOf(FACT_NAMES, column => {
    const name = FIELD_OF.get(column)
    return name === undefined
      ? (rowOf(OWN, column)?.(home) ?? null)
      : (rowOf(OF_FIELD, name) ?? (each => factOf(name, each)))(home)
  })
}
