import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { openPage, useSharedBrowser } from '../support/browser.ts'
import { cards, total } from '../support/visitor.ts'

const fixture = useSharedBrowser()

it('a home is found by the name of a street, and its card leafed through (LIST-57, SEARCH-57, SEARCH-58)', async () => {
  const page = await openPage(fixture, {
    viewport: { width: 1280, height: 800 },
    timeout: 20_000,
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
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
  await page.setViewportSize({ width: 1280, height: 800 })
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

it('on a phone the search is asked for before anything is chosen, and a card is leafed through by a finger (BROWSER-52, LIST-57)', async () => {
  const page = await openPage(fixture, {
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    timeout: 20_000,
  })
  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).pathname))
  await page.goto('/nl/te-koop')
  const all = await total(page).innerText()
  const island = page.locator('baksteen-island[data-name="estate-filter"]')
  const files = (await island.getAttribute('data-files'))?.split(' ') ?? []
  // The scripts are held back: what is seen meanwhile is what a slow line shows.
  let release = (): void => undefined
  const held = new Promise<void>(resolve => (release = resolve))
  await page.route('**/assets/filter-island-*', async route => {
    await held
    await route.continue()
  })
  expect(asked.filter(path => path.includes('filter-island'))).toEqual([])
  await page.getByRole('button', { name: 'Filters' }).tap()
  await expect.poll(() => files.filter(file => !asked.includes(file))).toEqual([])
  await expect.poll(() => island.getAttribute('aria-busy')).toBe('true')
  await page.locator('summary', { hasText: 'Type' }).tap()
  await page.locator('.menu[open] .option').nth(1).tap()
  await expect.poll(() => island.getAttribute('data-waits')).toBe('')
  expect(asked.filter(path => path.includes('/ajax/'))).toEqual([])
  release()
  await expect.poll(() => total(page).innerText()).not.toBe(all)
  await expect.poll(() => island.getAttribute('data-waits')).toBeNull()

  await page.locator('summary', { hasText: 'Locatie' }).tap()
  await page
    .getByRole('searchbox', { name: 'Zoek op gemeente, postcode of straat' })
    .pressSequentially('coupure')
  await page.locator('.place-search__name', { hasText: 'Coupure' }).first().tap()
  await page.waitForURL(url => url.searchParams.has('geo_range'))
  await expect.poll(() => page.locator('.filter__chips').textContent()).toContain('Coupure')

  await page.goto('/nl/te-koop')
  const card = cards(page).first()
  const count = card.locator('[data-photos]')
  const many = await count.innerText()
  await card.locator('.card__media').scrollIntoViewIfNeeded()
  await expect.poll(() => swiped(page, card, -120).then(() => count.innerText())).not.toBe(many)
  expect(await count.innerText()).toMatch(new RegExp(`^[1-9]/${many}$`))
})

/** Draws a finger across the picture of a card, by so many pixels. */
async function swiped(page: Page, card: Locator, across: number): Promise<void> {
  const box = await card.locator('.card__media').boundingBox()
  if (!box) throw new Error('no picture')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const finger = await page.context().newCDPSession(page)
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  for (const part of [0.25, 0.5, 0.75, 1])
    await finger.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: [{ x: x + across * part, y }],
    })
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await finger.detach()
}
