import type { Localized } from '../../locale.ts'

export interface EstateAddress {
  street?: Localized | null
  number?: string | null
  box?: string | null
  visible?: boolean
  city?: City | null
  country?: { id: number } | null
  region?: Region | null
  geoLocation?: { lat: number; lon: number } | null
  street_address?: string | null
}

export interface City {
  id: number
  name: string
  zip: string
  alias?: Localized
}

export type Region = 'FLANDERS' | 'WALLONIA' | 'BRUSSELS'
