import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser, type Product, startProduct } from '../support/product.ts'

let product: Product
let browser: Browser

beforeAll(async () => {
  product = await startProduct()
  browser = await launchBrowser()
})

afterAll(async () => {
  await browser?.close()
  await product?.close()
})

interface Visitor {
  page: Page
  context: BrowserContext
  /** Console errors, failed requests and error answers so far. */
  troubles: string[]
  /** Ajax calls so far, as path and query. */
  calls: string[]
}

async function aVisitor(): Promise<Visitor> {
  const context = await browser.newContext({ baseURL: product.origin('localhost'), viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  page.setDefaultTimeout(8000)
  const troubles: string[] = []
  const calls: string[] = []
  page.on('console', message => message.type() === 'error' && troubles.push(message.text()))
  page.on('pageerror', error => troubles.push(error.message))
  page.on('request', request => request.url().includes('/ajax/') && calls.push(new URL(request.url()).pathname + new URL(request.url()).search))
  page.on('response', response => response.status() >= 400 && troubles.push(`${response.status()} ${response.url()}`))
  return { page, context, troubles, calls }
}

const cards = (page: Page) => page.locator('article.card')
const total = (page: Page) => page.locator('[data-list-total]')

describe('searching with JavaScript', () => {
  it('filters by type without leaving the page, and keeps the menu open', async () => {
    const { page, troubles } = await aVisitor()
    await page.goto('/nl/te-koop')
    const before = await total(page).textContent()
    await page.evaluate(() => { document.body.dataset.same = 'page' })
    await page.locator('summary', { hasText: 'Type' }).click()
    await page.locator('input[name=type][value="2"]').check()
    await page.waitForURL(/type=2/)
    await expect.poll(() => total(page).textContent()).not.toBe(before)
    expect(await page.locator('input[name=type][value="2"]').isVisible()).toBe(true)
    expect(await page.locator('summary', { hasText: 'Type (1)' }).count()).toBe(1)
    expect(await page.locator('body').getAttribute('data-same')).toBe('page')
    await expect.poll(() => cards(page).first().textContent()).toContain('Appartement')
    expect(troubles).toEqual([])
  })

  it('sends one search for a price that is typed', async () => {
    const { page, calls } = await aVisitor()
    await page.goto('/nl/te-koop')
    await page.locator('input[name="price-max"]').pressSequentially('350000', { delay: 20 })
    await page.waitForURL(/price-max=350000/)
    await expect.poll(() => calls.filter(call => call.startsWith('/nl/ajax/estates?')).length).toBe(1)
    expect(calls.filter(call => call.startsWith('/nl/ajax/estates?'))[0]).toContain('price-max=350000')
  })

  it('loads more on scroll, not before, and keeps the length in the address', async () => {
    const { page, calls } = await aVisitor()
    await page.goto('/nl/te-koop')
    expect(calls.filter(call => call.startsWith('/nl/ajax/estate'))).toEqual([])
    await page.mouse.wheel(0, 200)
    await page.locator('[data-pages]').scrollIntoViewIfNeeded()
    await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(30)
    await expect.poll(() => page.url()).toMatch(/show=(30|45|60)/)
  })

  it('goes back through the filters with the back button', async () => {
    const { page } = await aVisitor()
    await page.goto('/nl/te-koop')
    const before = await total(page).textContent()
    await page.locator('summary', { hasText: 'Type' }).click()
    await page.locator('input[name=type][value="3"]').check()
    await page.waitForURL(/type=3/)
    await expect.poll(() => total(page).textContent()).not.toBe(before)
    await page.goBack()
    await expect.poll(() => total(page).textContent()).toBe(before)
    expect(await page.locator('input[name=type][value="3"]').isChecked()).toBe(false)
  })

  it('keeps what was ticked and typed before the script came', async () => {
    const { page, context } = await aVisitor()
    let release: () => void = () => undefined
    const held = new Promise<void>(resolve => { release = resolve })
    await context.route(/\/assets\/.*\.js$/, async route => { await held; await route.continue() })
    await page.goto('/nl/te-koop', { waitUntil: 'commit' })
    await page.locator('input[name="price-min"]').fill('200000')
    await page.locator('summary', { hasText: 'Type' }).click()
    await page.locator('input[name=type][value="1"]').check()
    release()
    await page.locator('input[name="price-min"]').focus()
    await page.waitForURL(url => url.searchParams.get('type') === '1' && url.searchParams.get('price-min') === '200000')
    expect(await page.locator('input[name="price-min"]').inputValue()).toBe('200000')
    expect(await page.locator('input[name=type][value="1"]').isChecked()).toBe(true)
  })

  it('brings back the list and the place in it after a home was read', async () => {
    const { page } = await aVisitor()
    await page.goto('/nl/te-koop')
    await page.mouse.wheel(0, 200)
    for (let more = 0; more < 6 && (await cards(page).count()) < 60; more++) {
      const count = await cards(page).count()
      await page.locator('[data-pages]').scrollIntoViewIfNeeded()
      await expect.poll(() => cards(page).count()).toBeGreaterThan(count)
    }
    await expect.poll(() => page.url()).toContain('show=60')
    const card = cards(page).nth(50)
    await card.scrollIntoViewIfNeeded()
    const title = await card.textContent()
    await card.locator('a.card__link').click()
    await page.waitForURL(/\/nl\/aanbod\//)
    await page.goBack()
    await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(60)
    expect(await cards(page).nth(50).textContent()).toBe(title)
    await expect.poll(() => cards(page).nth(50).evaluate(element => {
      const { top, bottom } = element.getBoundingClientRect()
      return bottom > 0 && top < innerHeight
    })).toBe(true)
  })
})
