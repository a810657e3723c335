import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openPage, useSharedBrowser } from '../support/browser.ts'
import { cards, total } from '../support/visitor.ts'

const fixture = useSharedBrowser()

const SIZES = [
  { width: 360, height: 740, hasTouch: true },
  { width: 1280, height: 800, hasTouch: false },
]

/** A finger over the middle of the card's picture, to the left or to the right. */
async function swipe(page: Page, by: number): Promise<void> {
  const box = await cards(page).first().locator('.card__media').boundingBox()
  if (!box) throw new Error('no picture')
  const y = box.y + box.height / 2
  const from = box.x + box.width / 2 - by / 2
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove', x: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] })
  await touch('touchStart', from)
  await touch('touchMove', from + by / 2)
  await touch('touchMove', from + by)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

describe('who looks for a home in a street', () => {
  it.each(SIZES)(
    'finds it by the name of the street, and leafs through a card, at $width px (LIST-57, SEARCH-57, SEARCH-58)',
    async ({ width, height, hasTouch }) => {
      const page = await openPage(fixture, {
        viewport: { width, height },
        hasTouch,
        timeout: 20_000,
      })
      const troubles: string[] = []
      page.on('pageerror', error => troubles.push(error.message))
      await page.goto('/nl/te-koop')
      const all = await total(page).innerText()
      if (width < 1000) await page.locator('.filter-sheet__open').click()
      await page.locator('summary', { hasText: 'Locatie' }).click()
      await page
        .getByRole('searchbox', { name: 'Zoek op gemeente, postcode of straat' })
        .pressSequentially('coupure')
      const street = page.locator('.place-search__name', { hasText: 'Coupure' }).first()
      await street.click()
      await page.waitForURL(url => url.searchParams.has('geo_range'))
      await expect.poll(() => page.locator('.filter__chips').innerText()).toContain('Coupure')
      await expect.poll(() => total(page).innerText()).not.toBe(all)
      // Read in letters twice as large nothing runs out of the page.
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      await page.evaluate(() => (document.documentElement.style.fontSize = ''))
      await page.goBack()
      await expect.poll(() => total(page).innerText()).toBe(all)

      const card = cards(page).first()
      const image = card.locator('.picture__image')
      const count = card.locator('[data-photos]')
      await card.locator('.card__media').scrollIntoViewIfNeeded()
      const shown = () => image.evaluate((each: HTMLImageElement) => each.src)
      const [first, many] = [await shown(), Number((await count.innerText()).split('/').at(-1))]
      if (hasTouch) await swipe(page, -160)
      else {
        await card.hover()
        await card.getByRole('button', { name: 'Volgende foto' }).click()
      }
      await expect.poll(() => count.innerText()).toBe(`2/${many}`)
      expect(await shown()).not.toBe(first)
      if (hasTouch) await swipe(page, 160)
      else await card.getByRole('button', { name: 'Vorige foto' }).click()
      await expect.poll(() => count.innerText()).toBe(`1/${many}`)
      // A swipe chose no home.
      expect(new URL(page.url()).pathname).toBe('/nl/te-koop')
      expect(troubles).toEqual([])
    },
  )
})
