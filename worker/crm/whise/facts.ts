import type { FeedLine } from '../feed-line.ts'
import { COUNTRIES } from './codes.ts'
import type { Details } from './details.ts'
import type { WhiseEstate } from './schema.ts'
import { known, within, type Warn } from './values.ts'

interface Deal {
  isRent: boolean
  isProject: boolean
  /** A sale for a life annuity: the price is what is paid at once. */
  isAnnuity: boolean
}

/** Nothing where the agency does not show it. */
export function priceOf(
  { price, displayPrice }: WhiseEstate,
  { isRent, isProject, isAnnuity }: Deal,
): FeedLine['general']['price'] {
  const value = displayPrice === true ? within(price, 1, 1e10) : null
  return value === null
    ? null
    : {
        value,
        ...(isRent && { period: 'MONTH' as const }),
        ...(isProject && { priceFrom: true }),
        ...(isAnnuity && { kind: 'BOUQUET' as const }),
      }
}

export function addressOf(
  estate: WhiseEstate,
  details: Details,
  warn: Warn,
): FeedLine['general']['address'] {
  const { address, number, box, zip, city } = estate
  if (!zip || !city) warn('it has no town')
  return {
    street: address ? { nl: address.slice(0, 200) } : null,
    number: number?.slice(0, 20) || null,
    box: box?.slice(0, 20) || null,
    visible: estate.displayAddress === true,
    city: zip && city ? { name: city.slice(0, 100), zip: zip.slice(0, 10) } : null,
    country: { id: known(COUNTRIES, estate.country?.id, 'country', warn) ?? 1 },
    geoLocation: positionOf(details),
  }
}

/** Details 1849 and 1850; whichever lies as far north as Belgium is the latitude. */
function positionOf(details: Details): { lat: number; lon: number } | null {
  const pair = [details.number(1849), details.number(1850)]
  const lat = pair.find(each => each !== null && each >= 49 && each <= 52)
  const lon = pair.find(each => each !== null && each >= 2 && each <= 7)
  return lat == null || lon == null ? null : { lat, lon }
}
