import { aSite, anEstate, siteApi } from './demo-api.ts'
import { openSite } from './open-site.ts'

/** A site with forty estates, and requests to it. */
export function anAgency(
  changes: Parameters<typeof aSite>[0] = {},
  estates = Array.from({ length: 40 }, (_, index) => anEstate(index + 1)),
) {
  const site = aSite(changes)
  const api = siteApi(site, estates)
  const origin = `http://${site.hostnames[0]}`
  const { get } = openSite({ API: api })
  return { site, api, origin, get: (path: string, init?: RequestInit) => get(origin + path, init) }
}
