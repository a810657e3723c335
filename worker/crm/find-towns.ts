import * as v from 'valibot'
import type { Region } from '../../shared/estate/record/location.ts'
import { connect } from '../api/connect.ts'
import type { Bindings } from '../env.ts'
import type { ShownEstate } from './crm.ts'
import type { FeedLine } from './feed-line.ts'

const BELGIUM = 1

const PLACES = v.array(
  v.looseObject({
    id: v.pipe(v.number(), v.safeInteger()),
    region: v.picklist(['FLANDERS', 'WALLONIA', 'BRUSSELS'] satisfies Region[]),
  }),
)

/** A town's municipality, by the NIS code that homes are found by. */
export interface Municipality {
  id: number
  region: Region
}

/** The municipality of a town; null: there is none of this postal code and name. */
export type FindTown = (zip: string, name: string) => Promise<Municipality | null>

/**
 * Looks towns up in the listings, each once: by postal code, and by name where municipalities share that. Throws ApiError
 * where they do not answer.
 */
export function findTowns(env: Bindings, siteId: number): FindTown {
  const known = new Map<string, Promise<Municipality | null>>()
  const api = connect(env, { siteId })
  const search = async (q: string): Promise<Municipality[]> =>
    v.parse(
      PLACES,
      await api.get(`/sites/${siteId}/places?q=${encodeURIComponent(q.slice(0, 100))}`),
    )
  const find = async (zip: string, name: string): Promise<Municipality | null> => {
    const ofZip = await search(zip)
    if (ofZip.length < 2) return ofZip[0] ?? null
    const named = await search(name)
    return ofZip.find(({ id }) => named.some(each => each.id === id)) ?? ofZip[0] ?? null
  }
  return (zip, name) => {
    const key = `${zip} ${name}`
    const found = known.get(key) ?? find(zip, name)
    known.set(key, found)
    return found
  }
}

/** A town without its municipality would refuse the home: it is left out, and warned of. */
export async function withTown(findTown: FindTown, home: ShownEstate): Promise<ShownEstate> {
  const { line } = home
  const { address } = line.general
  if (!address.city || address.country?.id !== BELGIUM)
    return withAddress(home, { ...address, city: null })
  const { zip, name } = address.city
  const town = await findTown(zip, name)
  if (town)
    return withAddress(home, { ...address, city: { id: town.id, zip, name }, region: town.region })
  const warning = `no municipality has the postal code ${zip}`
  return withAddress({ ...home, warnings: [...home.warnings, warning] }, { ...address, city: null })
}

const withAddress = (home: ShownEstate, address: FeedLine['general']['address']): ShownEstate => ({
  ...home,
  line: { ...home.line, general: { ...home.line.general, address } },
})
