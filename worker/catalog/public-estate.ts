import { isAddressVisible } from '../../shared/estate/address.ts'
import { publicAddress } from '../../shared/estate/card.ts'
import type { Estate, EstatePrice } from '../../shared/estate/estate.ts'
import { mapMarker } from '../../shared/search/map-marker.ts'
import { hiddenKeys } from '../../shared/estate/visibility.ts'
import { hasVatRegime } from '../../shared/estate/price/price-vat.ts'

/** Where an estate stands on a map, in degrees. */
export interface EstateLocation {
  lat: number
  lon: number
  /** false: the middle of the neighbourhood, since the address is hidden. */
  isExact: boolean
}

/** An estate as the public may see it: nothing of a hidden address, and no contact data. */
export interface PublicEstate extends Estate {
  location: EstateLocation | null
}

/** Cuts what the API answers down to what may leave here, once, so that no page, script or search engine can leak it. */
export function publicEstate(estate: Estate): PublicEstate {
  const { address } = estate.general
  const marker = mapMarker(estate)
  return Object.freeze({
    ...estate,
    general: {
      ...estate.general,
      ...(hasVatRegime(estate) && WITHOUT_TAXES),
      address: publicAddress(address),
      price: publicPrice(estate),
    },
    fields: publicFields(estate),
    salesRep: null,
    shownWithout: null,
    location: marker && { lat: marker.lat, lon: marker.lng, isExact: isAddressVisible(address) },
  })
}

/** Under the VAT regime nothing leaves that is the bare price, or from which it can be worked out (VIS-16, VIS-23). */
const WITHOUT_TAXES = { registrationCost: null, tax: null, notarySalery: null }

function publicPrice(estate: Estate): EstatePrice | null | undefined {
  const { price } = estate.general
  return price && hasVatRegime(estate)
    ? { ...price, value: null, groundValue: null, infrastructureValue: null }
    : price
}

function publicFields(estate: Estate): Estate['fields'] {
  const { fields } = estate
  if (!fields || !hasVatRegime(estate)) return fields
  const hidden = hiddenKeys(estate)
  return Object.fromEntries(Object.entries(fields).filter(([key]) => !hidden.has(key)))
}
