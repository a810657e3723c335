import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openPage, useSharedBrowser } from '../support/browser.ts'

const fixture = useSharedBrowser({ pictures: false })

const SCREEN = { width: 360, height: 900 }

const troubles: string[] = []

async function openPhone(path: string, javaScriptEnabled = true): Promise<Page> {
  const page = await openPage(fixture, {
    viewport: SCREEN,
    reducedMotion: 'reduce',
    javaScriptEnabled,
  })
  troubles.length = 0
  page.on('console', message => message.type() === 'error' && troubles.push(message.text()))
  page.on('pageerror', error => troubles.push(error.message))
  await page.goto(path)
  return page
}

/** Counts how far the page moves what is seen, from before the first byte. */
const WATCH_SHIFTS = `
  globalThis.shifted = 0
  new PerformanceObserver(list => list.getEntries().forEach(({ value }) => (shifted += value)))
    .observe({ type: 'layout-shift', buffered: true })`

describe('the map on a phone', () => {
  it('is the screen: homes in a row, the list under its foot (SEARCH-37, SEARCH-52, SEARCH-53)', async () => {
    const page = await openPhone('/nl/te-koop?city=44021')
    await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }))
    await page.locator('[data-map-switch]').evaluate((link: HTMLAnchorElement) => link.click())
    await page.locator('.pin').first().waitFor({ state: 'attached' })
    expect(await page.locator('.map').boundingBox()).toEqual({
      x: 0,
      y: 0,
      width: 360,
      height: 900,
    })
    await page.locator('.map-row .card').first().waitFor()
    // A pin brings its card and gives it the focus, which Escape takes back to the pin.
    const pin = page.locator('.pin:not(.pin--cluster)').last()
    await pin.focus()
    await page.keyboard.press('Enter')
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.className))
      .toBe('map-row__home')
    const chosen = page.locator('.map-row__home:focus')
    await chosen.locator('.card').waitFor()
    await expect.poll(() => page.locator('.pin--lit').count()).toBe(1)
    await page.keyboard.press('Escape')
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.className))
      .toMatch(/pin|map/)
    // Another card in the middle lights its own pin.
    const lit = await page.locator('.pin--lit').getAttribute('aria-label')
    const row = page.locator('.map-row')
    const isFirst = await row.evaluate(element => element.scrollLeft < element.clientWidth / 2)
    await row.evaluate(
      (element, left) => element.scrollTo({ left }),
      isFirst ? await row.evaluate(element => element.scrollWidth) : 0,
    )
    await expect.poll(() => page.locator('.pin--lit').getAttribute('aria-label')).not.toBe(lit)
    // The list comes up over the map, and goes down again.
    const top = async (): Promise<number> => (await page.locator('.list').boundingBox())?.y ?? 0
    expect(await top()).toBeGreaterThan(800)
    await page.getByRole('button', { name: 'Toon de lijst' }).click()
    // Where it comes to rest: one that still moves would go on doing so after the next press.
    await expect.poll(top).toBe(64)
    await page.getByRole('button', { name: 'Terug naar de kaart' }).click()
    await expect.poll(top).toBeGreaterThan(800)
    await page.locator('[data-map-switch]').click()
    await expect.poll(() => page.locator('.map').isVisible()).toBe(false)
    await expect.poll(() => page.locator('.site-header').isVisible()).toBe(true)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    expect(troubles).toEqual([])
  })

  it('asked for by its address is the screen from the first paint on (SEARCH-80)', async () => {
    const page = await openPage(fixture, { viewport: SCREEN })
    await page.route('**/*.js', route => route.abort())
    await page.goto('/nl/te-koop?view=map')
    const homes = page.locator('.map-homes')
    expect(await homes.boundingBox()).toEqual({ x: 0, y: 0, ...SCREEN })
    expect(await homes.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(
      0,
    )
    expect(await page.locator('.site-header').isVisible()).toBe(false)
    await page.unroute('**/*.js')
    await page.addInitScript(WATCH_SHIFTS)
    await page.reload()
    await page.locator('.map-row .card').first().waitFor()
    expect(await page.locator('.map').boundingBox()).toEqual({ x: 0, y: 0, ...SCREEN })
    expect(await homes.isVisible()).toBe(false)
    expect(await page.evaluate<number>('shifted')).toBeLessThan(0.001)
    await page.locator('[data-map-switch]').click()
    await expect.poll(() => page.locator('.site-header').isVisible()).toBe(true)
  })

  it('stands in the page of a phone without script, no wider than it (SEARCH-80)', async () => {
    const page = await openPhone('/nl/te-koop?view=map', false)
    expect(await page.locator('.site-header').isVisible()).toBe(true)
    const homes = await page.locator('.map-homes').boundingBox()
    const toList = await page.locator('[data-map-switch]').boundingBox()
    expect((toList?.y ?? 0) + (toList?.height ?? 0)).toBeLessThan(homes?.y ?? 0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  })
})
