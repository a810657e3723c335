import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import type { Vars } from '../../../worker/commands/local/serve.ts'
import { type Product, sharedBrowser, sharedProduct, startProduct } from './product.ts'

export interface BrowserFixture {
  product: Product
  browser: Browser
}

/** The product of a file that changes nothing in it: one that it shares. */
export const useSharedProduct = (): { product: Product } => useFixture({ product: sharedProduct })

/** The product of a file that books, writes or needs other variables: its own. */
export const useOwnProduct = (vars?: Vars): { product: Product } =>
  useFixture({ product: () => startProduct(vars) }, ({ product }) => product?.close())

interface Shown {
  /** false: of a file for which it makes no difference. */
  pictures?: boolean
}

/** The shared product and browser. */
export const useSharedBrowser = ({ pictures }: Shown = {}): BrowserFixture =>
  useFixture({ product: sharedProduct, browser: () => sharedBrowser(pictures) }, closePages)

/** A product of the file's own and the shared browser. */
export const useBrowser = (vars?: Vars, { pictures }: Shown = {}): BrowserFixture =>
  useFixture(
    { product: () => startProduct(vars), browser: () => sharedBrowser(pictures) },
    async ({ product, browser }) => {
      await closePages({ browser })
      await product?.close()
    },
  )

/** What a file leaves open would go on working beside the next one. */
async function closePages({ browser }: Partial<BrowserFixture>): Promise<void> {
  await Promise.all(browser?.contexts().map(context => context.close()) ?? [])
}

/** Fills an object before the first test of the file that calls it. */
function useFixture<Fixture extends object>(
  parts: { [Part in keyof Fixture]: () => Promise<Fixture[Part]> },
  close: (fixture: Partial<Fixture>) => Promise<void> | undefined = () => undefined,
): Fixture {
  const fixture: Partial<Fixture> = {}
  beforeAll(async () => {
    for (const part of Object.keys(parts) as (keyof Fixture)[]) fixture[part] = await parts[part]()
  })
  afterAll(() => close(fixture))
  // Whole once a test runs, and no earlier is it read.
  return fixture as Fixture
}

interface PageOptions extends BrowserContextOptions {
  host?: string
  /** ms that an action may take. */
  timeout?: number
}

/** A page in a context of its own, on a host of the demo: of somebody who wants no motion, since each page that glides in takes time of the machine. */
export async function openPage(
  { browser, product }: BrowserFixture,
  { host = 'localhost', timeout = 30_000, ...options }: PageOptions = {},
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: product.origin(host),
    reducedMotion: 'reduce',
    ...options,
  })
  const page = await context.newPage()
  page.setDefaultTimeout(timeout)
  return page
}

interface LentPages {
  /** A page that no test has at the moment, at whatever the last one left there. */
  lend(): Promise<Page>
  giveBack(page: Page): void
}

/**
 * Pages of one context for tests that only look, each of one test at a time: one that goes on takes half the work of a new
 * one. One that isn't given back, since its test failed, is not lent again.
 */
export function useLentPages(
  fixture: Pick<BrowserFixture, 'browser'>,
  options: BrowserContextOptions = {},
  prepare: (page: Page) => Promise<unknown> = async () => undefined,
): LentPages {
  const free: Page[] = []
  let context: BrowserContext
  beforeAll(async () => {
    context = await fixture.browser.newContext({ reducedMotion: 'reduce', ...options })
  })
  return {
    async lend() {
      const idle = free.pop()
      if (idle) return idle
      const page = await context.newPage()
      page.setDefaultTimeout(30_000)
      await prepare(page)
      return page
    },
    giveBack: page => void free.push(page),
  }
}
