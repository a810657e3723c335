/** A municipality, or a street or quarter of one, as ajax/search-city answers it. */
export interface Place {
  id: number
  zip: string
  name: string
  lat: number
  lon: number
  /** Homes there, where the API counts. */
  count?: number
  /** Of a street or a quarter: the circle around it, in the form of 'geo_range', and where it lies. */
  range?: string
  within?: string
}

/** 'Gent (9000)', 'Veldstraat, Gent'. */
export const placeName = ({ name, zip, within }: Pick<Place, 'name' | 'zip' | 'within'>): string =>
  within ? `${name}, ${within}` : `${name} (${zip})`
