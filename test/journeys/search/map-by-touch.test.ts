import { expect, it } from 'vitest'
import { openPage, useSharedBrowser } from '../support/browser.ts'

const fixture = useSharedBrowser()

const WIDTH = 360

it("a finger on the map of a home's street scrolls the page, and a tap opens the map around it (SEARCH-48, SEARCH-52)", async () => {
  const page = await openPage(fixture, {
    viewport: { width: WIDTH, height: 740 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  })
  // The browser's own input: what is sent to the page by script scrolls nothing.
  const session = await page.context().newCDPSession(page)
  const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: y === undefined ? [] : [{ x: WIDTH / 2, y }],
    })
  await page.goto('/nl/te-koop?city=44021')
  await page.locator('.card__link').first().tap()
  await page.waitForURL(/\/nl\/aanbod\//)
  const map = page.locator('.locator img').first()
  await map.scrollIntoViewIfNeeded()
  const top = async (): Promise<number> => (await map.boundingBox())?.y ?? 0
  const before = await top()
  await finger('touchStart', before + 120)
  for (let step = 1; step <= 12; step++) await finger('touchMove', before + 120 - step * 7)
  await finger('touchEnd')
  await expect.poll(top).toBeLessThan(before)
  await page.locator('.locator a.button').tap()
  await page.locator('.pin').first().waitFor({ state: 'attached' })
  expect((await page.locator('.map').boundingBox())?.width).toBe(WIDTH)
})
