import { expect, it } from 'vitest'
import { openPage, useSharedBrowser } from '../support/browser.ts'
import { cards, total } from '../support/visitor.ts'

const fixture = useSharedBrowser()

it('a home is found by the name of a street, and its card leafed through (LIST-57, SEARCH-57, SEARCH-58)', async () => {
  const page = await openPage(fixture, {
    viewport: { width: 1280, height: 800 },
  })
  const troubles: string[] = []
  page.on('pageerror', error => troubles.push(error.message))
  await page.goto('/nl/te-koop')
  const all = await total(page).innerText()
  await page.locator('summary', { hasText: 'Locatie' }).click()
  await page
    .getByRole('searchbox', { name: 'Zoek op gemeente, postcode of straat' })
    .pressSequentially('coupure')
  await page.locator('.place-search__name', { hasText: 'Coupure' }).first().click()
  await page.waitForURL(url => url.searchParams.has('geo_range'))
  await expect.poll(() => page.locator('.filter__chips').innerText()).toContain('Coupure')
  await expect.poll(() => total(page).innerText()).not.toBe(all)
  // Read in letters twice as large nothing runs out of the page.
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280)
  await page.evaluate(() => (document.documentElement.style.fontSize = ''))
  await page.goBack()
  await expect.poll(() => total(page).innerText()).toBe(all)

  const card = cards(page).first()
  const image = card.locator('.picture__image')
  const count = card.locator('[data-photos]')
  const shown = () => image.evaluate((each: HTMLImageElement) => each.src)
  await card.locator('.card__media').scrollIntoViewIfNeeded()
  const [first, many] = [await shown(), await count.innerText()]
  await card.hover()
  await card.getByRole('button', { name: 'Volgende foto' }).click()
  await expect.poll(() => count.innerText()).toBe(`2/${many}`)
  expect(await shown()).not.toBe(first)
  await card.getByRole('button', { name: 'Vorige foto' }).click()
  await expect.poll(() => count.innerText()).toBe(`1/${many}`)
  expect(troubles).toEqual([])
})
