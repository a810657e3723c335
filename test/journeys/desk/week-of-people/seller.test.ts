import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { violations } from '../../support/axe.ts'
import { openPage, useBrowser } from '../../support/browser.ts'
import { useOwner } from '../../support/desk.ts'

const fixture = useBrowser({ RATE_LIMITS: 'off', DESK: 'on' }, { pictures: false })

const PHONE = { width: 360, height: 740 }
const DESK = { width: 1280, height: 900 }
const SITE = 1
const HOME = '/nl/aanbod/1000'
const FIGURES = '/desk/figures/homes/1000'
/** Chromium's own name says that nobody sits before it. */
const PERSON =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'

const asOwner = useOwner(fixture)

interface Counted {
  subject: string
  views: number
  saves: number
  brochures: number
}

async function agency() {
  const objects = await fixture.product.server.getDurableObjectNamespace('AGENCY', 'baksteen')
  // Miniflare's stub has no type of the class.
  return objects.getByName(String(SITE)) as unknown as {
    call(part: 'figures', method: 'add', args: unknown[]): Promise<boolean>
    call(part: 'figures', method: 'subjects', args: unknown[]): Promise<Counted[]>
  }
}

const today = (): string => new Date().toISOString().slice(0, 10)

/** What the store has of the home by now. */
async function ofHome(): Promise<Counted | undefined> {
  const rows = await (
    await agency()
  ).call('figures', 'subjects', [{ from: '2020-01-01', to: '2099-12-31' }])
  return rows.find(({ subject }) => subject === 'home/1000')
}

beforeAll(async () => {
  const rows = [{ subject: 'home/1000', views: 40, saves: 2, brochures: 0 }]
  await (await agency()).call('figures', 'add', [{ id: 'before', day: today(), rows }, 1])
})

/** The request by which a page tells what was done with a home. */
const telling = (page: Page, figure: string) =>
  page.waitForRequest(
    request => request.method() === 'HEAD' && request.headers()['x-figure'] === figure,
  )

describe('a visitor', () => {
  it('keeps a home and prints it, and the page tells so without saying who (FIGURE-2)', async () => {
    const page = await openPage(fixture, { userAgent: PERSON, viewport: DESK })
    await page.goto(HOME)
    // The listener comes with a file of its own.
    await page.waitForFunction(() =>
      performance
        .getEntriesByType('resource')
        .some(({ name }) => /\/figures-[^/]*\.js$/.test(name)),
    )
    const saved = telling(page, 'saves')
    const heart = page.locator('main button[data-favorite="1000"]').first()
    await heart.waitFor()
    await heart.click()
    const request = await saved
    expect(new URL(request.url()).pathname).toMatch(/^\/nl\/aanbod\/1000\//)
    const printed = telling(page, 'brochures')
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    await printed
    await page.close()
  })
})

describe.each([
  ['on a telephone', { viewport: PHONE }],
  ['at 1,280 px', { viewport: DESK }],
  ['without JavaScript', { viewport: PHONE, javaScriptEnabled: false }],
])('the seller’s page, %s', (_, options) => {
  it('is made from a home’s figures, read without signing in, and revoked (FIGURE-11, FIGURE-16, FIGURE-19)', async () => {
    const own = await asOwner(options)
    await own.goto('/desk/figures?days=7')
    await own.locator('main a[href="/desk/figures/homes/1000"]').first().click()
    await own.waitForURL(`**${FIGURES}`)
    await own.locator('.chart__bars').waitFor()
    expect(await own.locator('.totals').innerText()).toContain('4')
    await own.selectOption('#locale', 'fr')
    await own
      .locator('form', { has: own.locator('input[value=make]') })
      .locator('button')
      .click()
    const address = await own.locator('.notice a.desk-code').innerText()

    const seller = await openPage(fixture, { ...options })
    const { pathname } = new URL(address)
    expect((await seller.goto(pathname))?.status()).toBe(200)
    const text = await seller.locator('main').innerText()
    expect(text).toContain('Vues par semaine')
    expect(text).toMatch(/1 à 4/)
    if (options.viewport === PHONE && !('javaScriptEnabled' in options)) {
      expect(await violations(seller)).toEqual([])
      await seller.setViewportSize({ width: 320, height: 640 })
      expect(
        await seller.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0)
    }

    await own.goto(FIGURES)
    await own
      .locator('form', { has: own.locator('input[value=revoke]') })
      .first()
      .locator('button')
      .click()
    await own.locator('[role=status]').waitFor()
    expect((await seller.goto(pathname))?.status()).toBe(410)
    expect(await seller.locator('h1').innerText()).toBe('Cette page est fermée')
    await own.close()
    await seller.close()
  })
})

describe('the figures', () => {
  it('have what the visitor did, and the visitor’s own view (FIGURE-1, FIGURE-8)', async () => {
    await expect
      .poll(ofHome, { timeout: 30_000 })
      .toMatchObject({ views: 41, saves: 3, brochures: 1 })
  })
})
