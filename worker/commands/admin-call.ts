import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './local/run-tool.ts'
import { fail, messageOf } from './options.ts'

/** Where the site Worker is, and the token that opens its console; options of every command that calls it. */
export const ADMIN_OPTIONS = { url: { type: 'string' }, token: { type: 'string' } } as const

export const ADMIN_USAGE = `  --url    the site Worker; default: SITE_URL, else http://localhost:8787
  --token  the admin token; default: ADMIN_TOKEN, else the one in .dev.vars`

interface AdminTarget {
  url?: string | undefined
  token?: string | undefined
}

interface AdminResponse<Body> {
  status: number
  ok: boolean
  body: Body
}

/** Calls /admin of the site Worker. Ends the command when the Worker cannot be reached. */
export const fetchAdmin = (
  { url, token }: AdminTarget,
  path: string,
  init?: Init,
): Promise<Response> =>
  fetchSite(
    url,
    token ?? process.env.ADMIN_TOKEN ?? secretOfMachine('ADMIN_TOKEN'),
    `/admin${path}`,
    init,
  )

type Init = RequestInit & { duplex?: 'half' }

/** Where the site Worker is, by the option --url or what stands for it. */
export const siteUrl = (url: string | undefined): string =>
  (url ?? process.env.SITE_URL ?? `http://localhost:${process.env.PORT ?? 8787}`).replace(
    /\/+$/,
    '',
  )

/** Calls the site Worker with a bearer key. Ends the command when the Worker cannot be reached. */
export function fetchSite(
  url: string | undefined,
  bearer: string,
  path: string,
  init: Init = {},
): Promise<Response> {
  const base = siteUrl(url)
  const headers = new Headers(init.headers)
  headers.set('Authorization', `Bearer ${bearer}`)
  return fetch(base + path, { ...init, headers, redirect: 'manual' }).catch((error: unknown) =>
    fail(`${base} cannot be reached: ${causeOf(error)}. Is it running (npm start)?`),
  )
}

/** The same for an answer in JSON; `{ error }` when it was none. */
export async function callAdmin<Body>(
  target: AdminTarget,
  path: string,
  init?: Init,
): Promise<AdminResponse<Body>> {
  const response = await fetchAdmin(target, path, init)
  // What /admin answers is our own contract; each command names the part it reads.
  const body = (await response
    .json()
    .catch(() => ({ error: `Not JSON, status ${response.status}` }))) as Body
  return { status: response.status, ok: response.ok, body }
}

const causeOf = (error: unknown): string =>
  error instanceof Error && error.cause instanceof Error && 'code' in error.cause
    ? String(error.cause.code)
    : messageOf(error)

/** A secret of this machine's own servers; '' when there is none. */
export function secretOfMachine(name: string, folder = root): string {
  const path = join(folder, '.dev.vars')
  return existsSync(path)
    ? (new RegExp(`^${name}=(.*)$`, 'm').exec(readFileSync(path, 'utf8'))?.[1] ?? '')
    : ''
}
