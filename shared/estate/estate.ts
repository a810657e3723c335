import type { ProjectUnits } from './record/units.ts'
import type { Localized } from '../locale.ts'
import type { At } from './fields/fields.ts'
import type { EstateAddress } from './record/location.ts'
import type { BuildTechnical, Certificate, LayoutRoom, Named } from './record/building.ts'
import type { EstateFile, ExtraField, Picture, SalesRep, Video } from './record/attachments.ts'

/**
 * An estate as the listing API answers it. Nothing here is promised: every part may be
 * missing, since the API may be a third party's. Surfaces are m², distances m, prices euro.
 */
export interface Estate {
  general: EstateGeneral
  technical?: At<'technical'>
  dimensions?: At<'dimensions'>
  energy?: At<'energy'>
  sharedEnergy?: At<'sharedEnergy'>
  ki?: At<'ki'>
  layout?: LayoutRoom[]
  facilities?: Named[]
  buildTechnicals?: BuildTechnical[]
  files?: EstateFile[]
  pictures?: Picture[]
  videos?: Video[]
  environments?: Named[]
  rentalOptions?: Named[]
  extraFields?: ExtraField[]
  certificates?: Certificate[]
  flooding?: At<'flooding'>
  planning?: At<'planning'>
  salesRep?: SalesRep | null
  /** Dotted keys of the guid-bearing source, such as 'financial.price' or 'planning.permission'. */
  fields?: Record<string, unknown>
  /** Why it is shown though its advert lacks something, and until when; never for visitors (LAW-63). */
  shownWithout?: AdvertException | null
  /** Seconds since 1970; the newest change of the record. */
  updatedAt?: number
  /** false: it has no agenda; an API may not tell. */
  viewings?: boolean
}

export interface EstateGeneral extends At<'general'> {
  id: number
  /** Only in the guid-bearing source; then it is the estate's public id. */
  guid?: string | null
  parentId?: number | string | null
  project?: boolean
  headType?: { id: number } | null
  subType?: { id: number; name?: Localized } | null
  transaction?: { id: number; name?: Localized } | null
  title?: Localized
  description?: Localized
  shortDescription?: Localized
  price?: EstatePrice | null
  /** The day on which it was sold or let; an extension. */
  closedOn?: string | null
  /** What was asked for it, from which day on; an extension. */
  priceHistory?: { day: string; value: number }[] | null
  floorId?: number | null
  sticker?: Sticker | null
  address?: EstateAddress | null
  /** Children of a project only where the call asks for them. */
  childCount?: number | null
  /** Of a home in a list: how many pictures it has; an extension. */
  pictureCount?: number | null
  /** Of a project in a list: what its homes are; an extension. */
  units?: ProjectUnits | null
  /** A lease of more than nine years shows planning as a sale does (VIS-10). */
  longLease?: boolean | null
}

/** Why a home is shown though its advert lacks something, and the last day on which it is (ISO 8601). */
export interface AdvertException {
  reason: string
  until: string
}

export interface EstatePrice extends At<'general.price'> {
  priceFrom?: boolean | null
  period?: 'MONTH' | 'WEEK' | 'YEAR' | null
  /** Where the amount is not what will be paid: the bidding starts there, or it is paid at once beside a life annuity; an extension. */
  kind?: 'STARTING' | 'BOUQUET' | null
  /** Whether VAT is in the price; an extension. */
  vat?: 'EXCLUDED' | 'INCLUDED' | null
}

export interface Sticker {
  id: number
  name?: Localized
  /** Six hexadecimal digits without '#'. */
  color?: string | null
  colorText?: string | null
}

/** The id in addresses: the guid where the source bears one, else the number. */
export const publicId = (estate: { general: { id: number; guid?: string | null } }): string =>
  estate.general.guid || String(estate.general.id)
