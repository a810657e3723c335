import { describe, expect, it } from 'vitest'
import { openPage, useSharedBrowser } from '../support/browser.ts'

const fixture = useSharedBrowser()

describe('the number of photographs on a card', () => {
  it.each([
    ['localhost', '/nl/te-koop'],
    ['kust.localhost', '/nl/te-koop'],
    ['ardennen.localhost', '/fr/a-vendre'],
  ])('17.45: on %s%s opens the viewer at the first (DETAIL-50)', async (host, path) => {
    const page = await openPage(fixture, { host, viewport: { width: 1440, height: 900 } })
    await page.goto(path)
    const badge = page.locator('a.card__photos').first()
    const target = await badge.evaluate(link => {
      const { top, right, bottom, left } = link.getBoundingClientRect()
      const hits = (x: number, y: number): boolean => document.elementFromPoint(x, y) === link
      const [x, y] = [(left + right) / 2, (top + bottom) / 2]
      return hits(x, y - 20) && hits(x - 20, y)
    })
    expect(target).toBe(true)
    await badge.click()
    await page.locator('.viewer__picture').waitFor()
    expect(await page.locator('.viewer__counter').textContent()).toMatch(/^1 \/ \d+$/)
    const width = (await page.locator('.gallery__row').boundingBox())?.height ?? 0
    await page.keyboard.press('Escape')
    await page.locator('.viewer').waitFor({ state: 'detached' })
    expect(new URL(page.url()).hash).toBe('')
    expect((await page.locator('.gallery__row').boundingBox())?.height).toBe(width)
    await page.context().close()
  })

  it('17.45: without script shows them all in full rows (DETAIL-50)', async () => {
    const page = await openPage(fixture, {
      viewport: { width: 1440, height: 900 },
      javaScriptEnabled: false,
    })
    await page.goto('/nl/te-koop')
    await page.locator('a.card__photos').first().click()
    await page.locator('.gallery__row:target').waitFor()
    const rights = await page.locator('.gallery__slide').evaluateAll(slides => {
      const rows = Map.groupBy(slides, slide => Math.round(slide.getBoundingClientRect().top))
      return [...rows.values()].map(row =>
        Math.round(Math.max(...row.map(slide => slide.getBoundingClientRect().right))),
      )
    })
    expect(rights.length).toBeGreaterThan(1)
    expect(Math.max(...rights) - Math.min(...rights)).toBeLessThanOrEqual(1)
    await page.context().close()
  })
})
