import type { Context } from 'hono'

/** ?site=…, else the first that is known, else 0. */
export const selectedSite = (c: Context, sites: { id: number }[]): number => {
  const wanted = Number(c.req.query('site'))
  return Number.isSafeInteger(wanted) && wanted > 0 ? wanted : (sites[0]?.id ?? 0)
}
