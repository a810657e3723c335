import { mainPicture, photos } from './media/pictures.ts'
import { numberOf } from '../format.ts'
import { isAddressVisible } from './address.ts'
import { energyLabel, epcUniqueCode, epcValue } from './energy.ts'
import { FIELDS } from './fields/fields.ts'
import { rawValue } from './detail/field-value.ts'
import { priceWithMeaning } from './price/price-meaning.ts'
import { hasVatRegime } from './price/price-vat.ts'
import { rentalCost } from './price/rental-cost.ts'
import type { Estate, EstateGeneral, EstatePrice } from './estate.ts'
import type { EstateAddress } from './record/location.ts'
import { headTypeId } from './kind/head-types.ts'
import { ownTransaction } from './status-words.ts'
import type { Picture } from './record/attachments.ts'
import type { Trait } from './fields/comfort.ts'
import type { Facts } from '../search/facts.ts'
import { factsOf, knownFacts } from './facts-of.ts'
import { traitsOf } from './traits-of.ts'

/** What a list needs of an estate. The listing API derives it at write; from a foreign API we cut it ourselves. */
export interface EstateCard {
  general: Pick<
    EstateGeneral,
    | 'id'
    | 'guid'
    | 'parentId'
    | 'project'
    | 'headType'
    | 'subType'
    | 'transaction'
    | 'price'
    | 'bedroomCount'
    | 'publicationDate'
    | 'closedOn'
    | 'floor'
    | 'floorId'
    | 'entityNumber'
    | 'sticker'
    | 'title'
    | 'address'
    | 'units'
    | 'pictureCount'
  >
  dimensions: { areaGround?: number | null; areaBuild?: number | null }
  /** What an advert has to say of its energy; the reference only where its code stands in for a hidden address. */
  energy?: {
    energyLabel?: string | null
    epcValue?: number | null
    co2?: number | null
    epcReference?: string | null
  }
  /** What one may search by; nothing of it is shown. */
  traits?: Trait[]
  /** The same of what else one may search by, by the names of the criteria. */
  facts?: Facts
  /** The charges of a rent, in euro. */
  technical?: { monthlyCost: number }
  pictures: Picture[]
  updatedAt?: number
}

const GENERAL_KEYS = [
  'id',
  'guid',
  'parentId',
  'project',
  'headType',
  'subType',
  'transaction',
  'price',
  'bedroomCount',
  'publicationDate',
  'closedOn',
  'floor',
  'floorId',
  'entityNumber',
  'sticker',
  'title',
  'units',
] as const

/** The card of an estate: first picture only, nothing of an address that is not public, no bare price under the VAT regime (VIS-16, VIS-17). */
export function toCard(estate: Estate): EstateCard {
  const general = pickKnown(estate.general, GENERAL_KEYS)
  const headType = headTypeId(estate)
  const transaction = ownTransaction(estate)
  const picture = mainPicture(estate)
  const charges = rentalCost(estate)?.charges ?? null
  return {
    general: {
      ...general,
      id: estate.general.id,
      ...(general.headType == null && headType !== null && { headType: { id: headType } }),
      ...(transaction && { transaction }),
      price: cardPrice(estate),
      title: estate.general.project ? general.title : undefined,
      pictureCount: pictureCount(estate),
      address: publicAddress(estate.general.address),
    },
    dimensions: {
      areaGround: estate.dimensions?.areaGround,
      areaBuild: estate.dimensions?.areaBuild,
    },
    energy: energyOf(estate),
    ...traitsPart(estate),
    ...factsPart(estate),
    ...(charges !== null && { technical: { monthlyCost: charges } }),
    pictures: picture ? [picture] : [],
    updatedAt: estate.updatedAt,
  }
}

/** What it is, and not the bare one under the VAT regime. */
function cardPrice(estate: Estate): EstatePrice | null | undefined {
  const price = priceWithMeaning(estate)
  return price && hasVatRegime(estate) ? { ...price, value: null } : price
}

/** A card that is cut once more says what the first said. */
function traitsPart(estate: Estate & Pick<EstateCard, 'traits'>): Pick<EstateCard, 'traits'> {
  const traits = estate.traits ?? traitsOf(estate)
  return traits.length > 0 ? { traits } : {}
}

/** Of another back end's card only what we know. */
function factsPart(estate: Estate & Pick<EstateCard, 'facts'>): Pick<EstateCard, 'facts'> {
  const facts = estate.facts ? knownFacts(estate.facts) : factsOf(estate)
  return Object.keys(facts).length > 0 ? { facts } : {}
}

function energyOf(estate: Estate): EstateCard['energy'] {
  const co2 = numberOf(rawValue(FIELDS.co2, estate))
  const code = epcUniqueCode(estate)
  return {
    energyLabel: energyLabel(estate)?.code ?? estate.energy?.energyLabel,
    epcValue: epcValue(estate) ?? estate.energy?.epcValue,
    ...(co2 !== null && { co2 }),
    ...(code && { epcReference: code.replace('UC ', 'UC-') }),
  }
}

/** An address as the public may see it: street, number, box and position only when it is marked visible (VIS-17). */
export function publicAddress(address: EstateAddress | null | undefined): EstateAddress | null {
  if (!address) return null
  const { city, country, region } = address
  return isAddressVisible(address) ? address : { visible: false, city, country, region }
}

function pickKnown<T extends object, K extends keyof T>(
  record: T,
  keys: readonly K[],
): Partial<Pick<T, K>> {
  const known: Partial<Pick<T, K>> = {}
  for (const key of keys) if (record[key] != null) known[key] = record[key]
  return known
}

/** A card that is cut once more holds one picture of those that were counted. */
function pictureCount(estate: Estate): number | undefined {
  const known = numberOf(estate.general.pictureCount)
  if (known !== null) return known
  // Its plans are not turned over on a card.
  const { length } = photos(estate)
  return length > 1 ? length : undefined
}
