import { rowOf } from '../../../shared/table.ts'
import type { FeedLine } from '../feed-line.ts'
import { AVAILABILITIES, CONDITIONS, COUNTRIES, FRONTS, NEW_BUILDING } from './codes.ts'
import type { Details } from './details.ts'
import type { WhiseEstate } from './schema.ts'
import { dayOf, known, within, yearOf, type Warn } from './values.ts'

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

export function technicalOf(
  estate: WhiseEstate,
  details: Details,
  warn: Warn,
): FeedLine['technical'] {
  const { state, availability, fronts } = estate
  return {
    constructionYear: yearOf(details.whole(14)),
    renovationYear: yearOf(details.whole(585)),
    buildingType: fronts === null ? null : rowOf(FRONTS, fronts),
    condition: known(CONDITIONS, state?.id, 'condition', warn),
    newBuilding: state ? NEW_BUILDING.includes(state.id) : null,
    available: known(AVAILABILITIES, availability?.id, 'availability', warn),
    availableDate: dayOf(estate.availabilityDateTime),
    furniture: estate.furnished,
    petsAllowed: details.answer(1764),
    monthlyCost: within(details.number(301), 1, 1e6),
    oLevelSensitivity: details.text(2222)?.slice(0, 200) ?? null,
    oLevelZone: details.text(2223)?.slice(0, 200) ?? null,
    elevator: details.answer(372),
  }
}

export function dimensionsOf(
  estate: WhiseEstate,
  details: Details,
  isProject: boolean,
): FeedLine['dimensions'] {
  const { area, minArea, maxArea, groundArea } = estate
  const span = isProject && minArea && maxArea ? `${minArea}–${maxArea} m²` : null
  return {
    areaGround: within(groundArea, 1, 1e9),
    areaBuild:
      within(area, 1, 1e7) ??
      within(details.number(27), 1, 1e7) ??
      within(details.number(407), 1, 1e7),
    widthGround: within(details.number(26), 0.1, 1e5),
    depthGround: within(details.number(718), 0.1, 1e5),
    widthHouse: within(details.number(713), 0.1, 1e5),
    commentArea: span,
  }
}
