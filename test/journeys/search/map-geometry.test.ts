import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openPage, useSharedBrowser } from '../support/browser.ts'

const fixture = useSharedBrowser({ pictures: false })

const DESK = { width: 1440, height: 900 }
const PHONE = { width: 360, height: 740 }
/** A window of 1440 x 900 at 400 %. */
const ZOOMED = { width: 360, height: 225 }

async function openMap(viewport: typeof DESK, path = '/nl/te-koop?view=map'): Promise<Page> {
  const page = await openPage(fixture, { viewport })
  await page.goto(path)
  await page.locator('.listing__map').scrollIntoViewIfNeeded()
  await page.locator('.pin').first().waitFor({ state: 'attached' })
  return page
}

interface Box {
  x: number
  y: number
  width: number
  height: number
}

async function boxOf(locator: Locator): Promise<Box> {
  const box = await locator.boundingBox()
  if (!box) throw new Error(`not shown: ${locator}`)
  return box
}

const overlaps = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

/** The homes whose pins can be seen, and how many the status says there are. */
const statusOf = (page: Page): Promise<string> =>
  page
    .locator('.map-status')
    .textContent()
    .then(text => text?.trim() ?? '')

describe('controls and popups on the map', () => {
  it.each([
    ['a desk', DESK],
    ['a phone', PHONE],
  ])(
    '17.46: on %s the switch to the list leaves the words about drawing free (SEARCH-86)',
    async (_, size) => {
      const page = await openMap(size)
      await page.getByRole('button', { name: /^(Teken een gebied|Teken)$/ }).click()
      const words = await boxOf(page.locator('.map-drawing'))
      expect(overlaps(words, await boxOf(page.locator('[data-map-switch]')))).toBe(false)
      expect(words.width).toBeGreaterThan(200)
      await page.context().close()
    },
  )

  it('17.46: a popup stands beside its pin, covers it not, and is whole on the map (SEARCH-86)', async () => {
    const page = await openMap(DESK, '/nl/te-koop?view=map&city=44021')
    const stage = await boxOf(page.locator('.map-stage'))
    const homes = page.locator('.pin:not(.pin--cluster)')
    const count = await homes.count()
    expect(count).toBeGreaterThan(1)
    for (const pin of [homes.first(), homes.last()]) {
      await pin.evaluate(element =>
        element.dispatchEvent(new MouseEvent('click', { bubbles: true })),
      )
      const popup = page.locator('.map-popup')
      await popup.locator('.card').waitFor()
      const gapOf = async (): Promise<number> => {
        const [at, shown] = [await boxOf(pin.locator('.pin__face')), await boxOf(popup)]
        expect(overlaps(at, shown)).toBe(false)
        return Math.max(at.x - (shown.x + shown.width), shown.x - (at.x + at.width))
      }
      expect(await gapOf()).toBeLessThan(60)
      const shown = await boxOf(popup)
      expect(shown.x).toBeGreaterThanOrEqual(stage.x)
      expect(shown.x + shown.width).toBeLessThanOrEqual(stage.x + stage.width)
      expect(shown.y + shown.height).toBeLessThanOrEqual(stage.y + stage.height + 1)
      await page.keyboard.press('Escape')
      await popup.waitFor({ state: 'detached' })
    }
    await page.context().close()
  })

  it('17.46: at 400 % nothing lies on the count, the credit or the tools (SEARCH-86)', async () => {
    const page = await openMap(ZOOMED)
    const shown = page.locator(
      '.map-status, .map-panel .map-credit, .filter-sheet__open, [data-map-switch], .map-tools > *, .map-stage',
    )
    const found = await shown.evaluateAll(elements =>
      elements
        .filter(element => element.checkVisibility() && element.getBoundingClientRect().width > 1)
        .map(element => {
          const { x, y, width, height } = element.getBoundingClientRect()
          return { name: element.className, box: { x, y, width, height } }
        }),
    )
    const parts = found.map(({ name }) => name)
    const boxes = found.map(({ box }) => box)
    expect(parts.length).toBeGreaterThan(7)
    const over = boxes.flatMap((box, index) =>
      boxes.slice(index + 1).flatMap((other, further) => {
        const [a, b] = [parts[index], parts[index + 1 + further]]
        return overlaps(box, other) ? [`${a} ${b}`] : []
      }),
    )
    expect(over).toEqual([])
    expect(boxes[parts.indexOf('map-stage')]?.height).toBeGreaterThan(120)
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360)
    await page.context().close()
  })
})

it('17.47: the status counts what can be seen of the list (SEARCH-87)', async () => {
  const page = await openMap(DESK, '/nl/te-koop?view=map&city=44021')
  expect(await statusOf(page)).toMatch(/^\d+ panden op de kaart$/)
  const total = Number.parseInt(await statusOf(page), 10)
  await page.locator('.map').focus()
  // Away from the town, until none is in sight.
  for (let presses = 0; presses < 40 && !(await statusOf(page)).startsWith('Geen'); presses++) {
    const before = await page
      .locator('.map')
      .evaluate(map => map.querySelector('.leaflet-map-pane')?.getAttribute('style'))
    await page.keyboard.press('Shift+ArrowLeft')
    await expect
      .poll(() =>
        page
          .locator('.map')
          .evaluate(map => map.querySelector('.leaflet-map-pane')?.getAttribute('style')),
      )
      .not.toBe(before)
  }
  await expect
    .poll(() => statusOf(page))
    .toBe(`Geen van de ${total} panden ligt in dit deel van de kaart`)
  await page.context().close()
})

it('17.48: the title and the h1 follow the filter as it is changed (SEO-48)', async () => {
  const page = await openPage(fixture, { viewport: DESK })
  await page.goto('/nl/te-koop')
  const [title, heading] = [await page.title(), await page.locator('h1').textContent()]
  await page.locator('summary', { hasText: 'Type' }).first().click()
  await page.getByRole('checkbox', { name: /^Appartement/ }).click()
  await expect.poll(() => page.locator('h1').textContent()).toBe(`${heading}: Appartement`)
  expect(await page.title()).toBe(`Appartement · ${title}`)
  await page.reload()
  expect([await page.title(), await page.locator('h1').textContent()]).toEqual([
    `Appartement · ${title}`,
    `${heading}: Appartement`,
  ])
  await page.locator('.filter__chips .chip').first().click()
  await expect.poll(() => page.locator('h1').textContent()).toBe(heading)
  await page.context().close()
})
