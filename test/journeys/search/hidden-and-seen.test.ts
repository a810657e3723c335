import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openPage, useSharedBrowser } from '../support/browser.ts'

const fixture = useSharedBrowser({ pictures: false })

async function openAt(path: string): Promise<Page> {
  const page = await openPage(fixture, {
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
  })
  await page.goto(path)
  return page
}

const onMap = async (page: Page): Promise<number> =>
  Number.parseInt((await page.locator('.map-status').textContent()) ?? '', 10)

describe('a home that is hidden', () => {
  it('folds away in list and map until it is asked back, also after a reload (BROWSER-24)', async () => {
    const page = await openAt('/nl/te-koop?view=map')
    await page.locator('.pin').first().waitFor({ state: 'attached' })
    const pins = await onMap(page)
    const first = page.locator('.list__item').first()
    await first.hover()
    await first.locator('.hide').click()
    await expect.poll(() => first.locator('.card').isVisible()).toBe(false)
    await page.reload()
    await expect.poll(() => first.locator('.card').isVisible()).toBe(false)
    await first.locator('.hide').click()
    await expect.poll(() => first.locator('.card').isVisible()).toBe(true)
    await expect.poll(() => onMap(page)).toBe(pins)
  })
})

describe('homes that were seen', () => {
  it('stand below the list, newest first, and can be compared, two at a time on a phone (BROWSER-23, LIST-52)', async () => {
    const page = await openAt('/nl/te-koop')
    const links = await page
      .locator('.card__link')
      .evaluateAll(all => all.slice(0, 2).map(link => link.getAttribute('href') ?? ''))
    for (const [index, link] of links.entries()) {
      await page.goto(link)
      // Noted by the home's script, which who leaves at once does not let run.
      await expect
        .poll(() =>
          page.evaluate(() => localStorage.getItem('recently-seen')?.match(/\d+/g)?.length),
        )
        .toBe(index + 1)
    }
    await page.goto('/nl/te-koop?price-max=1')
    await page.mouse.wheel(0, 800)
    await page.locator('.seen__cards .card').first().waitFor()
    expect(await page.locator('.seen__cards .card__link').first().getAttribute('href')).toBe(
      links[1],
    )
    await page.getByRole('link', { name: 'Vergelijk deze panden' }).click()
    await page.waitForURL(/\/nl\/vergelijken\?ids=/)
    expect(await page.locator('.compare__home').count()).toBe(2)
    await page.setViewportSize({ width: 360, height: 640 })
    await page.locator('.compare__row').last().scrollIntoViewIfNeeded()
    for (const name of await page.locator('.compare__title').all()) {
      const { x = -1, y = -1, width = 999 } = (await name.boundingBox()) ?? {}
      expect([x >= 0 && x + width <= 360, y >= 0 && y < 100]).toEqual([true, true])
    }
  })
})
