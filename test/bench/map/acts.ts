import type { CDPSession, Page } from 'playwright-core'

const FRAME_MS = 16
const PINCH_STEPS = 30

/** The page by its session: Playwright's own mouse asks the page at every step, which is work of its thread. */
export interface Input {
  page: Page
  session: CDPSession
}

type MouseType = 'mousePressed' | 'mouseMoved' | 'mouseReleased'

/** Does it, and tells in how many steps: places of a pointer, or clicks. */
export type Act = (input: Input) => Promise<number>

const middleOf = async (page: Page, selector: string): Promise<[x: number, y: number]> => {
  const box = await page.locator(selector).boundingBox()
  if (!box) throw new Error(`no ${selector}`)
  return [box.x + box.width / 2, box.y + box.height / 2]
}

/** Places from side to side around the middle of the map, one a frame. */
const placesAround = (x: number, y: number, steps: number): [x: number, y: number][] =>
  Array.from({ length: steps }, (_, step) => [
    x + 150 * Math.sin((step + 1) / 15),
    y + 80 * Math.sin((step + 1) / 11),
  ])

/** With a mouse. */
export async function drag({ page, session }: Input, steps: number): Promise<number> {
  const mouse = (type: MouseType, [x, y]: [number, number]): Promise<unknown> =>
    session.send('Input.dispatchMouseEvent', {
      type,
      x,
      y,
      button: 'left',
      clickCount: 1,
      buttons: type === 'mouseReleased' ? 0 : 1,
    })
  const middle = await middleOf(page, '.map')
  await mouse('mousePressed', middle)
  for (const place of placesAround(...middle, steps)) {
    await mouse('mouseMoved', place)
    await page.waitForTimeout(FRAME_MS)
  }
  await mouse('mouseReleased', placesAround(...middle, steps).at(-1) ?? middle)
  await page.waitForTimeout(500)
  return steps
}

/** With one finger. */
export async function pan({ page, session }: Input, steps: number): Promise<number> {
  const middle = await middleOf(page, '.map')
  await touch(session, 'touchStart', [middle])
  for (const place of placesAround(...middle, steps)) {
    await touch(session, 'touchMove', [place])
    await page.waitForTimeout(FRAME_MS)
  }
  await touch(session, 'touchEnd', [])
  await page.waitForTimeout(500)
  return steps
}

/** Two fingers apart, and together again. */
export async function pinch({ page, session }: Input): Promise<number> {
  const [x, y] = await middleOf(page, '.map')
  for (const [from, to] of [
    [40, 130],
    [130, 40],
  ] as const) {
    const fingers = (apart: number): [number, number][] => [
      [x - apart, y],
      [x + apart, y],
    ]
    await touch(session, 'touchStart', fingers(from))
    for (let step = 1; step <= PINCH_STEPS; step++) {
      await touch(session, 'touchMove', fingers(from + ((to - from) * step) / PINCH_STEPS))
      await page.waitForTimeout(FRAME_MS)
    }
    await touch(session, 'touchEnd', [])
    await page.waitForTimeout(1_000)
  }
  return 2 * PINCH_STEPS
}

const touch = (
  session: CDPSession,
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  places: [x: number, y: number][],
): Promise<unknown> =>
  session.send('Input.dispatchTouchEvent', {
    type,
    touchPoints: places.map(([x, y], id) => ({ x, y, id })),
  })

/** By the map's own buttons. */
export async function zoom({ page, session }: Input): Promise<number> {
  const ways = ['in', 'in', 'out', 'out']
  for (const way of ways) {
    const [x, y] = await middleOf(page, `.leaflet-control-zoom-${way}`)
    for (const type of ['mousePressed', 'mouseReleased'] as const)
      await session.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1 })
    await page.waitForTimeout(1_000)
  }
  return ways.length
}
