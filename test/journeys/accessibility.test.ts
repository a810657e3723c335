import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { violations } from '../support/axe.ts'
import { PAGE_KINDS } from '../support/page-kinds.ts'
import { launchBrowser, type Product, startProduct } from '../support/product.ts'

let product: Product
let browser: Browser
let phone: BrowserContext
let desk: BrowserContext

beforeAll(async () => {
  product = await startProduct({ RATE_LIMITS: 'off' })
  browser = await launchBrowser()
  const still = { reducedMotion: 'reduce', locale: 'nl-BE' } as const
  phone = await browser.newContext({ ...still, viewport: { width: 360, height: 740 }, colorScheme: 'light', hasTouch: true, isMobile: true })
  desk = await browser.newContext({ ...still, viewport: { width: 1280, height: 900 }, colorScheme: 'dark' })
})

afterAll(async () => {
  await browser?.close()
  await product?.close()
})

async function opened(context: BrowserContext, host: string, path: string): Promise<Page> {
  const page = await context.newPage()
  page.setDefaultTimeout(8000)
  await page.goto(product.origin(host) + path)
  return page
}

describe('axe finds nothing on', () => {
  it.each(PAGE_KINDS)('$name, on a phone in daylight and on a desk at night', async ({ host, path }) => {
    for (const context of [phone, desk]) {
      const page = await opened(context, host, path)
      expect.soft(await violations(page)).toEqual([])
      await page.close()
    }
  })
})

describe('no page of a phone of 320 px scrolls sideways', () => {
  it.each(PAGE_KINDS)('$name', async ({ host, path }) => {
    const page = await opened(phone, host, path)
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    await page.close()
  })
})
