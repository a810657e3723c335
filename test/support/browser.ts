import type { Browser } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import type { Vars } from '../../worker/commands/local/serve.ts'
import { launchBrowser, type Product, startProduct } from './product.ts'

export interface BrowserFixture {
  product: Product
  browser: Browser
}

/** The built product and a browser, up from the first test of the file that calls it to its last. */
export function useBrowser(vars?: Vars): BrowserFixture {
  const stage = {} as BrowserFixture
  beforeAll(async () => {
    stage.product = await startProduct(vars)
    stage.browser = await launchBrowser()
  })
  afterAll(async () => {
    await stage.browser?.close()
    await stage.product?.close()
  })
  return stage
}
