import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openPage, useSharedBrowser } from '../support/browser.ts'

const fixture = useSharedBrowser()

const HOME = '/nl/aanbod/1000'

const opened = async (javaScriptEnabled: boolean): Promise<Page> => {
  const page = await openPage(fixture, {
    viewport: { width: 360, height: 740 },
    locale: 'nl-BE',
    javaScriptEnabled,
  })
  await page.goto(HOME, { waitUntil: 'domcontentloaded', timeout: 30_000 })
  await page.locator('#rooms .plan').first().waitFor()
  return page
}

/** Text of what stands on the accent: the marked row. */
const fillOf = (page: Page, selector: string, property: 'fill' | 'backgroundColor') =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element)[name], property)

describe('the living plan on a phone', () => {
  it('marks a room everywhere as it is chosen, pointed at or walked to, and tells it (PLAN-13, PLAN-14, PLAN-15)', async () => {
    const page = await opened(true)
    const kitchen = page.locator('.plan:not(.plan--cut) a[data-room="3"]')
    await kitchen.scrollIntoViewIfNeeded()
    await page.locator('.estate[data-alive]').waitFor()
    await kitchen.click()
    await expect.poll(() => page.locator('[data-room="3"][data-marked]').count()).toBe(5)
    expect(await page.locator('.rooms__told').textContent()).toMatch(/^3 Keuken, .+, Gelijkvloers$/)
    expect(new URL(page.url()).hash).toBe('#room-3')
    expect(await kitchen.getAttribute('aria-current')).toBe('true')

    await kitchen.press('ArrowLeft')
    const walked = page.locator('.plan:not(.plan--cut) a.room:focus')
    await walked.waitFor()
    expect(await walked.getAttribute('data-room')).not.toBe('3')
    await walked.press('Enter')
    await expect.poll(() => page.locator('.rooms__told').textContent()).not.toMatch(/^3 /)
    await walked.press('Escape')
    await expect.poll(() => page.locator('.rooms__told').textContent()).toBe('')

    await page.locator('.rooms__table a', { hasText: 'Garage' }).click()
    await expect.poll(() => page.locator('.plan--cut [data-marked]').count()).toBe(1)
  })

  it('marks it without script by the address alone, in letters that can be read (PLAN-12, PLAN-13)', async () => {
    const page = await opened(false)
    const before = await fillOf(page, '.plan--cut a[data-room="3"] path', 'fill')
    await page.locator('.gallery__room[href="#room-3"]').evaluate(link => link.scrollIntoView())
    await page.goto(`${page.url()}#room-3`)
    for (const drawing of ['.plan--cut', '.plan:not(.plan--cut)'])
      await expect
        .poll(() => fillOf(page, `${drawing} a[data-room="3"] path`, 'fill'))
        .not.toBe(before)
    expect(await fillOf(page, 'tr[data-room="3"]', 'backgroundColor')).toBe(
      await fillOf(page, '.rooms__pictures [data-room="3"] .rooms__name', 'backgroundColor'),
    )
    const sizes = await page.locator('.plan text').evaluateAll(texts =>
      texts.flatMap(text => {
        const svg = text.closest('svg')
        const shown = getComputedStyle(text)
        if (!svg || shown.display === 'none') return []
        const scale = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width
        return [Number.parseFloat(shown.fontSize) * scale]
      }),
    )
    expect(sizes.length).toBeGreaterThan(10)
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(12)
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360)
  })
})
