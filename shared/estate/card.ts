import { isAddressVisible } from './address.ts'
import type { Estate, EstateGeneral } from './estate.ts'
import type { EstateAddress } from './record/location.ts'
import { headTypeId } from './kind/head-types.ts'
import { ownTransaction } from './status-words.ts'
import type { Picture } from './record/attachments.ts'
import { hasVatRegime } from './visibility.ts'

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
    | 'floor'
    | 'floorId'
    | 'entityNumber'
    | 'sticker'
    | 'title'
    | 'address'
  >
  dimensions: { areaGround?: number | null; areaBuild?: number | null }
  energy?: { energyLabel?: string | null; epcValue?: number | null }
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
  'floor',
  'floorId',
  'entityNumber',
  'sticker',
  'title',
] as const

/** The card of an estate: first picture only, nothing of an address that is not public, no bare price under the VAT regime (VIS-16, VIS-17). */
export function toCard(estate: Estate): EstateCard {
  const general = pickKnown(estate.general, GENERAL_KEYS)
  const headType = headTypeId(estate)
  const transaction = ownTransaction(estate)
  const picture = firstPicture(estate.pictures)
  return {
    general: {
      ...general,
      id: estate.general.id,
      ...(general.headType == null && headType !== null && { headType: { id: headType } }),
      ...(transaction && { transaction }),
      price:
        hasVatRegime(estate) && general.price ? { ...general.price, value: null } : general.price,
      title: estate.general.project ? general.title : undefined,
      address: publicAddress(estate.general.address),
    },
    dimensions: {
      areaGround: estate.dimensions?.areaGround,
      areaBuild: estate.dimensions?.areaBuild,
    },
    energy: { energyLabel: estate.energy?.energyLabel, epcValue: estate.energy?.epcValue },
    pictures: picture ? [picture] : [],
    updatedAt: estate.updatedAt,
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

function firstPicture(pictures: Picture[] | undefined): Picture | undefined {
  if (!Array.isArray(pictures)) return undefined
  return pictures
    .filter(picture => picture?.file || picture?.thumbnail)
    .reduce<Picture | undefined>(
      (first, picture) => (!first || (picture.index ?? 0) < (first.index ?? 0) ? picture : first),
      undefined,
    )
}
