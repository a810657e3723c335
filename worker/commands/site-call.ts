import { fetchSite, secretOfMachine } from './admin-call.ts'

/** Where the site Worker is, and the key that opens its calls; options of every command that makes them. */
export const SITE_OPTIONS = { url: { type: 'string' }, key: { type: 'string' } } as const

export const SITE_USAGE = `  --url  the site Worker, at a host of the agency; default: SITE_URL, else http://localhost:8787
  --key  a key of the agency, or the operators' token; default: BAKSTEEN_KEY, else ADMIN_TOKEN, else the one in .dev.vars`

export interface SiteTarget {
  url?: string | undefined
  key?: string | undefined
}

/** Calls '/sites…' of the site Worker. Ends the command when it cannot be reached. */
export const callSite = (
  { url, key }: SiteTarget,
  path: string,
  init?: Parameters<typeof fetchSite>[3],
): Promise<Response> =>
  fetchSite(
    url,
    key ?? process.env.BAKSTEEN_KEY ?? process.env.ADMIN_TOKEN ?? secretOfMachine('ADMIN_TOKEN'),
    path,
    init,
  )
