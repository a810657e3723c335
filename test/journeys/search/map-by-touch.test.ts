import type { CDPSession, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { openPage, useSharedBrowser } from '../support/browser.ts'
import { total } from '../support/visitor.ts'

const fixture = useSharedBrowser({ pictures: false })

type Place = readonly [x: number, y: number]

const WIDTH = 360
const HEIGHT = 740

/** A page on a phone, and fingers that go over it as the browser's own input. */
async function openPhone(path: string) {
  const page = await openPage(fixture, {
    viewport: { width: WIDTH, height: HEIGHT },
    hasTouch: true,
    isMobile: true,
  })
  const session = await page.context().newCDPSession(page)
  await page.goto(path)
  const gesture = (...paths: Place[][]): Promise<void> => move(session, page, paths)
  return {
    page,
    /** One finger. */
    drag: (from: Place, to: Place) => gesture(line(from, to)),
    /** Two fingers, from so far to the left and right of a place to so far. */
    pinch: ([x, y]: Place, from: number, to: number) =>
      gesture(line([x - from, y], [x - to, y]), line([x + from, y], [x + to, y])),
    hurry: (stroke: Place[]) => hurry(session, page, stroke),
  }
}

const STEPS = 8

/** A straight path of a finger, which rests at its end: what it moved does not fly on. */
const line = ([x, y]: Place, [toX, toY]: Place): Place[] =>
  Array.from({ length: 2 * STEPS + 1 }, (_, step) => {
    const part = Math.min(1, step / STEPS)
    return [x + (toX - x) * part, y + (toY - y) * part]
  })

const touch = (
  session: CDPSession,
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  places: readonly Place[],
): Promise<unknown> =>
  session.send('Input.dispatchTouchEvent', {
    type,
    touchPoints: places.map(([x, y], id) => ({ x, y, id })),
  })

/** Each finger along its path, all at once, a step a frame; what that asked for is done in the end. */
async function move(session: CDPSession, page: Page, paths: Place[][]): Promise<void> {
  const placesAt = (step: number): Place[] => paths.flatMap(path => path.slice(step, step + 1))
  await touch(session, 'touchStart', placesAt(0))
  for (let step = 1; step <= 2 * STEPS; step++) {
    await touch(session, 'touchMove', placesAt(step))
    await nextFrame(page)
  }
  await touch(session, 'touchEnd', [])
  await nextFrame(page)
  await page.locator('.leaflet-zoom-anim').waitFor({ state: 'detached' })
}

const nextFrame = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise(done => requestAnimationFrame(done)))

/** A stroke made before the page has time for any of it: its steps come as one. */
async function hurry(session: CDPSession, page: Page, stroke: Place[]): Promise<void> {
  await touch(session, 'touchStart', stroke.slice(0, 1))
  const busy = page.evaluate(() => {
    const end = performance.now() + 500
    while (performance.now() < end);
  })
  const moves = stroke.slice(1).map(place => touch(session, 'touchMove', [place]))
  await Promise.all([...moves, touch(session, 'touchEnd', []), busy])
}

const circle = ([x, y]: Place, radius: number): Place[] =>
  Array.from({ length: 25 }, (_, step) => [
    x + radius * Math.cos(step / 4),
    y + radius * Math.sin(step / 4),
  ])

const MIDDLE: Place = [WIDTH / 2, HEIGHT / 2]

const lit = (page: Page): Promise<string | null> =>
  page.locator('.pin--lit').getAttribute('aria-label')
const listTop = async (page: Page): Promise<number> =>
  (await page.locator('.list').boundingBox())?.y ?? 0

it('on a phone fingers alone move the map, its row and its sheet, and draw an area (SEARCH-52, SEARCH-53, SEARCH-71)', async () => {
  const { page, drag, pinch, hurry } = await openPhone('/nl/te-koop?city=44021')
  const troubles: string[] = []
  page.on('pageerror', error => troubles.push(error.message))
  await page.locator('[data-map-switch]').tap()
  await page.locator('.map-row .card').first().waitFor()

  // One finger: what is under it goes with it.
  const [x, y] = MIDDLE
  const pin = page.locator('.pin').first()
  const before = await pin.boundingBox()
  await drag(MIDDLE, [x + 60, y - 40])
  await expect
    .poll(async () => Math.round(((await pin.boundingBox())?.x ?? 0) - (before?.x ?? 0)))
    .toBe(60)

  // Two fingers: closer, and away again.
  const metres = async (): Promise<number> => {
    const [, count, unit] =
      (await page.locator('.leaflet-control-scale-line').textContent())?.match(/^(\d+) (k?m)$/) ??
      []
    return Number(count) * (unit === 'km' ? 1000 : 1)
  }
  const far = await metres()
  await pinch(MIDDLE, 30, 120)
  const near = await metres()
  expect(near).toBeLessThan(far)
  await pinch(MIDDLE, 120, 30)
  await expect.poll(metres).toBeGreaterThan(near)

  // A swipe of the row lights the pin of the home that comes; neighbours may share one.
  await page.locator('.map-row .card').nth(1).waitFor()
  const box = await page.locator('.map-row').boundingBox()
  const rowY = (box?.y ?? 0) + (box?.height ?? 0) / 2
  const swipe = (): Promise<void> => drag([300, rowY], [60, rowY])
  await swipe()
  await page.locator('.pin--lit').waitFor({ state: 'attached' })
  const first = await lit(page)
  const cards = await page.locator('.map-row__home').count()
  for (let card = 2; card < Math.min(cards, 8); card++) await swipe()
  await expect.poll(() => lit(page)).not.toBe(first)

  // The list comes up with the finger, and goes down again.
  await drag([x, HEIGHT - 30], [x, 60])
  await expect.poll(() => listTop(page)).toBeLessThan(200)
  await page.getByRole('button', { name: 'Terug naar de kaart' }).tap()
  await expect.poll(() => listTop(page)).toBeGreaterThan(600)

  const all = await total(page).textContent()
  await page.getByRole('button', { name: 'Teken', exact: true }).tap()
  await page.locator('.map--drawing').waitFor()
  await hurry(circle([x, y + 40], 70))
  await page.waitForURL(/within=/)
  await expect.poll(() => total(page).textContent()).not.toBe(all)
  await page.goBack()
  await page.waitForURL(url => !url.searchParams.has('within'))
  await expect.poll(() => total(page).textContent()).toBe(all)
  expect(await page.locator('.map').isVisible()).toBe(true)
  await page.goBack()
  await expect.poll(() => page.locator('.map').isVisible()).toBe(false)
  expect(troubles).toEqual([])
})

it("a finger on the map of a home's street scrolls the page, and a tap opens the map around it (SEARCH-48, SEARCH-52)", async () => {
  const { page, drag } = await openPhone('/nl/te-koop?city=44021')
  await page.locator('.card__link').first().tap()
  await page.waitForURL(/\/nl\/aanbod\//)
  const map = page.locator('.locator img').first()
  await map.scrollIntoViewIfNeeded()
  const top = async (): Promise<number> => (await map.boundingBox())?.y ?? 0
  const before = await top()
  await drag([180, before + 120], [180, before + 40])
  await expect.poll(top).toBeLessThan(before)
  await page.locator('.locator a.button').tap()
  await page.locator('.pin').first().waitFor({ state: 'attached' })
  expect((await page.locator('.map').boundingBox())?.width).toBe(WIDTH)
})
