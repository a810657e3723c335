import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { useSharedProduct } from '../support/browser.ts'
import { launchWholeBrowser } from '../support/product.ts'

const fixture = useSharedProduct()
let browser: Browser

beforeAll(async () => {
  browser = await launchWholeBrowser()
})

afterAll(async () => {
  await browser?.close()
})

it.each([
  ['a home page', '/nl', '/nl/te-koop'],
  ['a list', '/nl/te-koop', '/nl/aanbod/1000'],
  ['a map', '/nl/te-koop?view=map', '/nl/aanbod/1000'],
  ['a home', '/nl/aanbod/1000', '/nl/te-koop'],
  ['a form', '/nl/contact', '/nl'],
])(
  'going back, %s comes out of the browser’s memory, as it was left (BROWSER-9)',
  async (_, path, next) => {
    const page = await browser.newPage({
      baseURL: fixture.product.origin('localhost'),
      viewport: { width: 1280, height: 900 },
    })
    await page.addInitScript(() =>
      addEventListener('pageshow', ({ persisted }) =>
        document.documentElement.setAttribute('data-persisted', String(persisted)),
      ),
    )
    await page.goto(path)
    await page.locator('main a, main input').first().focus()
    await page.mouse.wheel(0, 600)
    await page.waitForLoadState('networkidle')
    const left = await page.evaluate(() => location.pathname + location.search)
    await page.goto(next)
    await page.evaluate(() => history.back()).catch(() => undefined)
    await expect
      .poll(() => page.evaluate(() => location.pathname + location.search).catch(() => ''))
      .toBe(left)
    await expect
      .poll(() => page.evaluate(() => document.documentElement.dataset.persisted).catch(() => ''))
      .toBe('true')
    await page.close()
  },
)
