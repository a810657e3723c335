import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from './local/run-tool.ts'

/** The options of a command beside `--url` and `--token`; prints how it is used and ends when they are not understood. */
export function readOptions(usage, options) {
  try {
    const { values, positionals } = parseArgs({
      options: { ...options, url: { type: 'string' }, token: { type: 'string' } },
      allowPositionals: true,
    })
    return { ...values, positionals }
  } catch (error) {
    return fail(`${error.message}\n${usage}`)
  }
}

/** A call of the site Worker's /admin: `--url` or SITE_URL, else this machine; `--token` or ADMIN_TOKEN, else .dev.vars. */
export async function callAdmin({ url, token }, path, init = {}) {
  const base = (
    url ??
    process.env.SITE_URL ??
    `http://localhost:${process.env.PORT ?? 8787}`
  ).replace(/\/+$/, '')
  const headers = {
    Authorization: `Bearer ${token ?? process.env.ADMIN_TOKEN ?? localSecret('ADMIN_TOKEN')}`,
    ...init.headers,
  }
  const response = await fetch(`${base}/admin${path}`, {
    ...init,
    headers,
    redirect: 'manual',
  }).catch(error =>
    fail(
      `${base} does not answer: ${error.cause?.code ?? error.message}. Is it running (npm start)?`,
    ),
  )
  const answer = await response
    .json()
    .catch(() => ({ error: `no JSON, status ${response.status}` }))
  return { status: response.status, ok: response.ok, answer }
}

/** A secret of this machine's own servers; '' where there is none. */
export function localSecret(name, folder = root) {
  const path = join(folder, '.dev.vars')
  return existsSync(path)
    ? (new RegExp(`^${name}=(.*)$`, 'm').exec(readFileSync(path, 'utf8'))?.[1] ?? '')
    : ''
}

export function fail(message) {
  console.error(message)
  process.exit(1)
}
