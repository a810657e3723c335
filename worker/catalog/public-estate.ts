import { isAddressVisible } from '../../shared/estate/address.ts'
import { publicAddress } from '../../shared/estate/card.ts'
import type { Estate, EstatePrice } from '../../shared/estate/estate.ts'
import { mapMarker } from '../../shared/search/map-marker.ts'
import { hiddenKeys } from '../../shared/estate/visibility.ts'

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
    general: { ...estate.general, address: publicAddress(address), price: publicPrice(estate) },
    salesRep: null,
    location: marker && { lat: marker.lat, lon: marker.lng, isExact: isAddressVisible(address) },
  })
}

/** Under the VAT regime the bare price is not shown anywhere (VIS-16); the fields keep it for the brackets. */
function publicPrice(estate: Estate): EstatePrice | null | undefined {
  const { price } = estate.general
  return price && hiddenKeys(estate).has('general.price.value') ? { ...price, value: null } : price
}
