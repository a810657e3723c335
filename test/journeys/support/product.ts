import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { serve, type ServeOptions, type Vars } from '../../../worker/commands/local/serve.ts'
import { changeSites } from '../../support/listing-files.ts'
import { SEEDED_PORT, TEST_PORT, TEST_STATE } from '../../../worker/commands/local/test-state.ts'

export interface Product {
  /** 'gent.localhost' → its origin. */
  origin(host: string): string
  server: Awaited<ReturnType<typeof serve>>
  close(): Promise<void>
}

/** Of products that one file has to itself; the port after it may be their listing API's. */
const OWN_PORT = TEST_PORT + 2

let shared: Promise<Product> | undefined
let activePort = TEST_PORT

/** The port of the product that the running file uses. */
export const productPort = (): number => activePort

/** The built product for files that only read, started once for all of them; it ends with its worker. */
export function sharedProduct(): Promise<Product> {
  activePort = TEST_PORT
  shared ??= serveCopy(TEST_PORT, { RATE_LIMITS: 'off' })
  return shared
}

/** The built product for one file, which closes it. */
export async function startProduct(vars: Vars = {}, options: Further = {}): Promise<Product> {
  activePort = OWN_PORT
  return serveCopy(OWN_PORT, vars, options)
}

type Further = Pick<ServeOptions, 'apiPort' | 'front' | 'onLog'>

/** A page waits for its homes however busy the machine is, so that each run sees the same; a file may say otherwise. */
const PATIENT: Vars = { SHELL_AFTER: '20000' }

/** Both production bundles over a copy of the demo databases that `npm test` has made. */
async function serveCopy(port: number, vars: Vars, further: Further = {}): Promise<Product> {
  const state = mkdtempSync(join(tmpdir(), 'baksteen-'))
  const remove = (): void => rmSync(state, { recursive: true, force: true })
  process.once('exit', remove)
  cpSync(TEST_STATE, state, { recursive: true })
  const persist = join(state, 'v3')
  changeSites(persist, db =>
    db.prepare('UPDATE site SET doc = replace(doc, ?, ?)').run(`:${SEEDED_PORT}`, `:${port}`),
  )
  const server = await serve({ port, ...further, vars: { ...PATIENT, ...vars }, persist })
  return {
    server,
    origin: host => `http://${host}:${port}`,
    async close() {
      await server.dispose()
      remove()
      process.off('exit', remove)
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
  // One process draws all pages: a tenth less work than one for each.
  '--renderer-process-limit=1',
]

const CHROMIUM = process.env.CHROMIUM || '/usr/bin/chromium'

/** What a page's pictures cost is a quarter of a journey: most have no need of them. */
const NO_PICTURES = '--blink-settings=imagesEnabled=false'

const browsers = new Map<boolean, Promise<Browser>>()

/** The worker's browser, with pictures or without: the headless shell, which takes a third less of the machine. Tests open contexts of their own. */
export function sharedBrowser(pictures = true): Promise<Browser> {
  const browser =
    browsers.get(pictures) ??
    chromium.launch({
      args: pictures ? FLAGS : [...FLAGS, NO_PICTURES],
      executablePath: process.env.CHROMIUM_SHELL || CHROMIUM,
    })
  browsers.set(pictures, browser)
  return browser
}

/** The whole browser with its back/forward cache, which its headless shell lacks and Playwright disables. */
export const launchWholeBrowser = (): Promise<Browser> =>
  chromium.launch({
    args: FLAGS,
    executablePath: CHROMIUM,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
