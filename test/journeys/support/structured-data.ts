type Check = (value: unknown) => boolean
type Shape = Record<string, Check>

const isText: Check = value => typeof value === 'string' && value.trim() !== ''
const isAddress: Check = value => isText(value) && URL.canParse(value as string)
const isCode =
  (pattern: RegExp): Check =>
  value =>
    typeof value === 'string' && pattern.test(value)
const isBetween =
  (low: number, high: number): Check =>
  value =>
    typeof value === 'number' && value >= low && value <= high
const isOne =
  (...types: string[]): Check =>
  value =>
    types.includes((value as { '@type'?: string } | null)?.['@type'] ?? '')
const isReference: Check = value => isAddress((value as { '@id'?: string } | null)?.['@id'])
const isSteps: Check = value =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every(
    (item: { '@type'?: string; position?: number }, index) =>
      item['@type'] === 'ListItem' &&
      item.position === index + Number((value[0] as { position: number }).position),
  )
const maybe =
  (check: Check): Check =>
  value =>
    value === undefined || check(value)

const DWELLINGS = ['Apartment', 'House', 'ApartmentComplex', 'Place', 'Accommodation']

/** What each type of schema.org must say here; a type that is not in it is a mistake. */
const SHAPES: Record<string, Shape> = {
  RealEstateAgent: {
    '@id': isAddress,
    name: isText,
    url: isAddress,
    telephone: isCode(/^\+32 /),
    email: isCode(/@/),
    address: isOne('PostalAddress'),
    geo: isOne('GeoCoordinates'),
  },
  WebSite: {
    name: isText,
    url: isAddress,
    inLanguage: isCode(/^(nl|fr|en|de)$/),
    publisher: isReference,
  },
  BreadcrumbList: { itemListElement: value => isSteps(value) && (value as object[]).length > 1 },
  ItemList: { itemListElement: isSteps },
  ListItem: {
    position: isBetween(1, 10_000),
    name: maybe(isText),
    item: maybe(isAddress),
    url: maybe(isAddress),
  },
  RealEstateListing: {
    name: isText,
    url: isAddress,
    inLanguage: isCode(/^(nl|fr|en|de)$/),
    description: maybe(isText),
    datePosted: maybe(isCode(/^\d{4}-\d\d-\d\d/)),
    image: maybe(isAddress),
    mainEntity: isReference,
    offers: isOne('OfferForPurchase', 'OfferForLease', 'AggregateOffer'),
  },
  ...Object.fromEntries(
    ['OfferForPurchase', 'OfferForLease', 'AggregateOffer'].map(type => [
      type,
      {
        availability: isCode(/^https:\/\/schema\.org\/(InStock|SoldOut)$/),
        offeredBy: isReference,
        itemOffered: isOne(...DWELLINGS),
        price: maybe(isBetween(1, 1e9)),
        lowPrice: type === 'AggregateOffer' ? isBetween(1, 1e9) : value => value === undefined,
        priceCurrency: maybe(isCode(/^EUR$/)),
      },
    ]),
  ),
  ...Object.fromEntries(
    ['PriceSpecification', 'UnitPriceSpecification'].map(type => [
      type,
      {
        price: maybe(isBetween(0, 1e9)),
        minPrice: maybe(isBetween(1, 1e9)),
        priceCurrency: isCode(/^EUR$/),
        unitCode: maybe(isCode(/^(MON|WEE|ANN)$/)),
        valueAddedTaxIncluded: maybe(value => typeof value === 'boolean'),
      },
    ]),
  ),
  ...Object.fromEntries(
    DWELLINGS.map(type => [
      type,
      {
        '@id': maybe(isAddress),
        address: isOne('PostalAddress'),
        geo: maybe(isOne('GeoCoordinates')),
        floorSize: maybe(isOne('QuantitativeValue')),
      },
    ]),
  ),
  VacationRental: {
    name: isText,
    identifier: isText,
    url: isAddress,
    image: Array.isArray,
    address: isOne('PostalAddress'),
    containsPlace: isOne('Accommodation'),
  },
  PostalAddress: {
    addressCountry: isCode(/^BE$/),
    postalCode: maybe(isCode(/^[1-9]\d{3}$/)),
    addressLocality: maybe(isText),
    streetAddress: maybe(isText),
  },
  GeoCoordinates: { latitude: isBetween(49.4, 51.6), longitude: isBetween(2.5, 6.5) },
  QuantitativeValue: { value: isBetween(0, 1e7), unitCode: maybe(isCode(/^[A-Z0-9]{3}$/)) },
}

/** What is wrong with a thing and all that it holds, a line each. */
export function mistakes(thing: unknown, path = ''): string[] {
  if (Array.isArray(thing))
    return thing.flatMap((item, index) => mistakes(item, `${path}[${index}]`))
  if (typeof thing !== 'object' || thing === null) return []
  const record = thing as Record<string, unknown>
  const type = String(record['@type'] ?? '')
  const inner = Object.entries(record).flatMap(([key, value]) =>
    mistakes(value, `${path}/${type || '?'}.${key}`),
  )
  if (!type) return '@id' in record ? inner : [`${path}: no type`, ...inner]
  const shape =
    type === 'Accommodation' && 'occupancy' in record
      ? { occupancy: isOne('QuantitativeValue') }
      : SHAPES[type]
  if (!shape) return [`${path}: ${type} is unknown`, ...inner]
  return [
    ...Object.entries(shape).flatMap(([key, check]) =>
      check(record[key]) ? [] : [`${path}/${type}.${key}: ${JSON.stringify(record[key])}`],
    ),
    ...inner,
  ]
}
