import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { serve, type Vars } from '../../worker/commands/local/serve.ts'
import { SEEDED_PORT, TEST_PORT, TEST_STATE } from '../../worker/commands/local/test-state.ts'

export type Miniflare = Awaited<ReturnType<typeof serve>>

export interface Product {
  /** 'gent.localhost' → its origin. */
  origin(host: string): string
  server: Miniflare
  close(): Promise<void>
}

/** The built product: both production bundles over a copy of the demo databases that `npm test` has made. */
export async function startProduct(vars: Vars = {}, { apiPort = 0 } = {}): Promise<Product> {
  const state = mkdtempSync(join(tmpdir(), 'baksteen-'))
  cpSync(TEST_STATE, state, { recursive: true })
  const server = await serve({ port: TEST_PORT, apiPort, vars, persist: join(state, 'v3') })
  const listings = await server.getD1Database('DB', 'baksteen-listing-api')
  await listings
    .prepare('UPDATE site SET doc = replace(doc, ?, ?)')
    .bind(`:${SEEDED_PORT}`, `:${TEST_PORT}`)
    .run()
  return {
    server,
    origin: host => `http://${host}:${TEST_PORT}`,
    async close() {
      await server.dispose()
      rmSync(state, { recursive: true, force: true })
    },
  }
}

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const WHOLE = process.env.CHROMIUM || '/usr/bin/chromium'

/** `keepsPages`: the whole browser with its back-forward cache, which its headless shell lacks and Playwright puts off. */
export const launchBrowser = ({ keepsPages = false } = {}): Promise<Browser> =>
  chromium.launch({
    args: FLAGS,
    ...(keepsPages
      ? { executablePath: WHOLE, ignoreDefaultArgs: ['--disable-back-forward-cache'] }
      : { executablePath: process.env.CHROMIUM_SHELL || WHOLE }),
  })
