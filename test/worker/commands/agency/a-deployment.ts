import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '../../../../worker/commands/local/serve.ts'
import { ensureSecrets } from '../../../../worker/commands/local/prepare.ts'
import { TEST_STATE } from '../../../../worker/commands/local/test-state.ts'
import { runAgency, type Ran } from './run-agency.ts'

export interface Page {
  status: number
  text: string
  location?: string | undefined
}

export interface Deployment {
  /** The commands' own words, to this deployment. */
  agency(args: readonly string[], options?: { typed?: string }): Promise<Ran>
  /** The page, its redirects followed. */
  get(host: string, path: string): Promise<Page>
  /** A call of the public door, as operators make it. */
  call(method: string, path: string, body?: unknown, type?: string): Promise<Page>
  /** What a CRM brings of homes, as the site Worker sends it on. */
  crm(site: number, lines: object[]): Promise<Page>
  /** The same with the bytes of a file. */
  put(path: string, bytes: Buffer): Promise<Page>
  /** What the commands of this machine are told of it. */
  env: Record<string, string>
  close(): Promise<void>
}

/** Both production bundles over a copy of the demo's databases, which `npm test` has made. */
export async function startDeployment(port: number): Promise<Deployment> {
  const state = mkdtempSync(join(tmpdir(), 'baksteen-'))
  cpSync(TEST_STATE, state, { recursive: true })
  const { ADMIN_TOKEN = '', IMPORT_KEY = '' } = ensureSecrets()
  const server = await serve({
    port,
    persist: join(state, 'v3'),
    // A page waits for its homes however busy the machine is, so that it is the same each time.
    vars: { RATE_LIMITS: 'off', SHELL_AFTER: '20000' },
  })
  const env = { SITE_URL: `http://127.0.0.1:${port}`, ADMIN_TOKEN }
  const send = (
    method: string,
    host: string,
    path: string,
    headers: Record<string, string> = {},
    body?: string | Buffer,
  ): Promise<Page> =>
    new Promise((resolve, reject) => {
      const asked = request(
        { port, host: '127.0.0.1', path, method, headers: { host: `${host}:${port}`, ...headers } },
        response => {
          const chunks: Buffer[] = []
          response.on('data', (chunk: Buffer) => chunks.push(chunk))
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              location: response.headers.location,
              text: Buffer.concat(chunks).toString(),
            }),
          )
        },
      )
      asked.on('error', reject)
      asked.end(body)
    })
  return {
    env,
    agency: (args, options) => runAgency(args, { ...options, env }),
    async get(host, path) {
      const page = await send('GET', host, path)
      const { location } = page
      return location ? send('GET', host, new URL(location, 'http://host').pathname) : page
    },
    call: (method, path, body, type = 'application/json') =>
      send(
        method,
        '127.0.0.1',
        path,
        { authorization: `Bearer ${ADMIN_TOKEN}`, 'content-type': type },
        body === undefined || typeof body === 'string' ? body : JSON.stringify(body),
      ),
    async crm(site, lines) {
      const api = await server.getWorker('baksteen-listing-api')
      const response = await api.fetch(
        `http://api/sites/${site}/estates?partial=1&guard=1&source=crm`,
        {
          method: 'PUT',
          headers: {
            authorization: `Bearer ${IMPORT_KEY}`,
            'content-type': 'application/x-ndjson',
          },
          body: lines.map(line => JSON.stringify(line)).join('\n'),
        },
      )
      return { status: response.status, text: await response.text() }
    },
    put: (path, bytes) =>
      send('PUT', '127.0.0.1', path, { authorization: `Bearer ${ADMIN_TOKEN}` }, bytes),
    async close() {
      await server.dispose()
      rmSync(state, { recursive: true, force: true })
    },
  }
}
