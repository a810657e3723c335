import { secretOfMachine } from './admin-call.ts'
import { fail, messageOf } from './options.ts'

/** Where the site Worker is, and the key that opens its calls; options of every command that makes them. */
export const SITE_OPTIONS = { url: { type: 'string' }, key: { type: 'string' } } as const

export const SITE_USAGE = `  --url  the site Worker, at a host of the agency; default: SITE_URL, else http://localhost:8787
  --key  a key of the agency, or the operators' token; default: BAKSTEEN_KEY, else ADMIN_TOKEN, else the one in .dev.vars`

export interface SiteTarget {
  url?: string | undefined
  key?: string | undefined
}

/** Calls '/sites…' of the site Worker. Ends the command when it cannot be reached. */
export async function callSite(
  { url, key }: SiteTarget,
  path: string,
  init: RequestInit & { duplex?: 'half' } = {},
): Promise<Response> {
  const base = (
    url ??
    process.env.SITE_URL ??
    `http://localhost:${process.env.PORT ?? 8787}`
  ).replace(/\/+$/, '')
  const headers = new Headers(init.headers)
  headers.set(
    'Authorization',
    `Bearer ${key ?? process.env.BAKSTEEN_KEY ?? process.env.ADMIN_TOKEN ?? secretOfMachine('ADMIN_TOKEN')}`,
  )
  return fetch(`${base}${path}`, { ...init, headers, redirect: 'manual' }).catch((error: unknown) =>
    fail(`${base} cannot be reached: ${messageOf(error)}. Is it running (npm start)?`),
  )
}
