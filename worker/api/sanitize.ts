/**
 * What a part of an answer must be before anything reads further into it: a list of such parts, an object with such
 * parts, or a plain value (a text, a number, true or false). Parts that are not named are left as they are.
 */
export type Schema = 'plain' | readonly [Schema] | { readonly [name: string]: Schema }

/** The value without the parts that have another shape; undefined: it has another shape itself. */
export function sanitize(value: unknown, shape: Schema): unknown {
  if (shape === 'plain')
    return ['string', 'number', 'boolean'].includes(typeof value) ? value : undefined
  if (isList(shape))
    return Array.isArray(value)
      ? value.map(item => sanitize(item, shape[0])).filter(item => item !== undefined)
      : undefined
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  const parts = value as Record<string, unknown>
  const unfit = Object.entries(shape).flatMap(([name, part]) => {
    if (parts[name] === undefined || parts[name] === null) return []
    const fit = sanitize(parts[name], part)
    return fit === parts[name] ? [] : [[name, fit] as const]
  })
  return unfit.length === 0 ? value : { ...parts, ...Object.fromEntries(unfit) }
}

const isList = (shape: Schema): shape is readonly [Schema] => Array.isArray(shape)

const named = { id: 'plain', name: {} } as const

export const ESTATE_SCHEMA: Schema = {
  general: {
    guid: 'plain',
    parentId: 'plain',
    headType: { id: 'plain' },
    subType: named,
    transaction: named,
    price: {},
    sticker: named,
    publicationDate: 'plain',
    entityNumber: 'plain',
    reference: 'plain',
    architect: 'plain',
    buildingName: 'plain',
    address: {
      number: 'plain',
      box: 'plain',
      region: 'plain',
      street_address: 'plain',
      country: {},
      geoLocation: { lat: 'plain', lon: 'plain' },
      city: { id: 'plain', name: 'plain', zip: 'plain', alias: {} },
    },
  },
  technical: {},
  dimensions: {},
  energy: {},
  sharedEnergy: {},
  ki: {},
  flooding: {},
  planning: {},
  fields: {},
  salesRep: {
    firstname: 'plain',
    lastname: 'plain',
    picture: 'plain',
    mobile: 'plain',
    phone: 'plain',
    email: 'plain',
  },
  layout: [{ value: {} }],
  facilities: [{}],
  environments: [{}],
  rentalOptions: [{}],
  extraFields: [{}],
  buildTechnicals: [{ criteria: {} }],
  files: [{ type: {}, link: 'plain' }],
  certificates: [{ type: {} }],
  videos: [{ type: {}, link: 'plain' }],
  pictures: [{ file: 'plain', thumbnail: 'plain', hash: 'plain', color: 'plain' }],
}

export const MENU_ITEM_SCHEMA: Schema = {
  target: {},
  children: [{ target: {}, children: [{ target: {} }] }],
}

export const MENU_SCHEMA: Schema = { items: [MENU_ITEM_SCHEMA] }

export const FILTER_VALUES_SCHEMA: Schema = {
  headTypes: [{}],
  locations: [{ name: 'plain', zip: 'plain' }],
  prices: {},
  bedrooms: [{}],
}
