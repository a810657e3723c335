import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openPage, useSharedBrowser } from '../support/browser.ts'

const fixture = useSharedBrowser({ pictures: false })

const troubles: string[] = []

async function openAt(
  path: string,
  options: { javaScriptEnabled?: boolean; width?: number } = {},
): Promise<Page> {
  const { width = 1280, ...rest } = options
  // Where the switch is a link still, the browser would tell of the transition that it gives up.
  const page = await openPage(fixture, {
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
    ...rest,
  })
  troubles.length = 0
  page.on('console', message => message.type() === 'error' && troubles.push(message.text()))
  page.on('pageerror', error => troubles.push(error.message))
  page.on(
    'response',
    response => response.status() >= 400 && troubles.push(`${response.status()} ${response.url()}`),
  )
  await page.goto(path)
  return page
}

/** With its pins in place. */
async function openMap(path = '/nl/te-koop?view=map'): Promise<Page> {
  const page = await openAt(path)
  await page.locator('.pin').first().waitFor({ state: 'attached' })
  return page
}

const param = (page: Page, name: string): string => new URL(page.url()).searchParams.get(name) ?? ''
const total = async (page: Page): Promise<number> =>
  Number.parseInt((await page.locator('[data-list-total]').textContent()) ?? '', 10)
const onMap = async (page: Page): Promise<number> =>
  Number.parseInt((await page.locator('.map-status').textContent()) ?? '', 10)

describe('the map of a list', () => {
  it('draws streets of this host alone, and says whose they are (SEARCH-46)', async () => {
    const hosts = new Set<string>()
    const page = await openAt('/nl/te-koop')
    page.on('request', request => hosts.add(new URL(request.url()).host))
    const tile = page.waitForResponse(response => response.url().includes('/tiles/'))
    await page.goto('/nl/te-koop?view=map&city=44021')
    expect((await tile).status()).toBe(200)
    await page.locator('canvas.leaflet-tile-loaded').first().waitFor({ state: 'attached' })
    const colours = await page
      .locator('canvas.leaflet-tile-loaded')
      .first()
      .evaluate(
        (canvas: HTMLCanvasElement) =>
          new Set(
            new Uint32Array(
              canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data
                .buffer ?? new ArrayBuffer(),
            ),
          ).size,
      )
    expect(colours).toBeGreaterThan(3)
    expect(await page.locator('.map-panel .map-credit').textContent()).toContain('OpenStreetMap')
    expect([...hosts]).toEqual([new URL(page.url()).host])
    expect(troubles).toEqual([])
  })

  it('is fetched only when it is opened, asks nobody else, and goes away by going back (SEARCH-29)', async () => {
    const page = await openAt('/nl/te-koop')
    const asked: string[] = []
    page.on('request', request => asked.push(request.url()))
    expect(await page.locator('.map').count()).toBe(0)
    await page.locator('[data-map-switch]').click()
    await page.locator('.pin').first().waitFor({ state: 'attached' })
    expect(param(page, 'view')).toBe('map')
    expect(await onMap(page)).toBe(await total(page))
    expect(asked.filter(url => !url.startsWith(fixture.product.origin('localhost')))).toEqual([])
    // It wakes when the search changes; what stands below wakes where the map came with a scroll.
    expect(asked.filter(url => url.includes('filter-island'))).toEqual([])
    await page.goBack()
    await expect.poll(() => page.locator('.map').isVisible()).toBe(false)
    expect(troubles).toEqual([])
  })

  it('is there while its homes are on their way, and where they all are once they come (SEARCH-39)', async () => {
    const page = await openAt('/nl/te-koop')
    let release: () => void = () => undefined
    const held = new Promise<void>(resolve => {
      release = resolve
    })
    await page.route(/ajax\/markers/, async route => {
      await held
      await route.continue()
    })
    await page.locator('[data-map-switch]').click()
    await page.locator('canvas.leaflet-tile-loaded').first().waitFor({ state: 'attached' })
    expect(await page.locator('.pin').count()).toBe(0)
    release()
    await page.locator('.pin').first().waitFor({ state: 'attached' })
    expect(await onMap(page)).toBe(await total(page))
    expect(troubles).toEqual([])
  })

  it('takes an area drawn in one stroke, and list, map and address agree (SEARCH-30)', async () => {
    const page = await openMap()
    const before = await total(page)
    await page.getByRole('button', { name: 'Teken een gebied' }).click()
    await page.locator('.map').scrollIntoViewIfNeeded()
    const box = await page.locator('.map').boundingBox()
    if (!box) throw new Error('no map')
    const [x, y] = [box.x + box.width * 0.4, box.y + box.height * 0.4]
    await page.mouse.move(x + 70, y)
    await page.mouse.down()
    for (let step = 1; step <= 30; step++)
      await page.mouse.move(x + 70 * Math.cos(step / 4.8), y + 70 * Math.sin(step / 4.8))
    await page.mouse.up()
    await page.waitForURL(/within=/)
    await expect.poll(() => total(page)).toBeLessThan(before)
    await expect.poll(async () => (await onMap(page)) - (await total(page))).toBe(0)
    const drawn = param(page, 'within')
    await page.reload()
    await expect.poll(async () => (await onMap(page)) - (await total(page))).toBe(0)
    expect(param(page, 'within')).toBe(drawn)
    await page.locator('.filter__chips a').click()
    await expect.poll(() => total(page)).toBe(before)
    expect(param(page, 'within')).toBe('')
    expect(troubles).toEqual([])
  })

  it('takes an area corner by corner with the keyboard alone (SEARCH-30)', async () => {
    const page = await openMap()
    await page.getByRole('button', { name: 'Teken een gebied' }).focus()
    await page.keyboard.press('Enter')
    for (const [index, key] of ['ArrowRight', 'ArrowDown', 'ArrowLeft'].entries()) {
      await page.keyboard.press('Enter')
      await expect
        .poll(() => page.locator('.map-drawing__count').textContent())
        .toBe(`Hoeken: ${index + 1}`)
      const place = await page.locator('.leaflet-map-pane').getAttribute('style')
      await page.keyboard.press(key)
      await expect
        .poll(() => page.locator('.leaflet-map-pane').getAttribute('style'))
        .not.toBe(place)
      await page.locator('.leaflet-pan-anim').waitFor({ state: 'detached' })
    }
    await page.getByRole('button', { name: 'Klaar' }).focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(/within=/)
    expect(param(page, 'within').split(';')).toHaveLength(3)
    expect(troubles).toEqual([])
  })

  it('searches around a place that is found in any language (SEARCH-20)', async () => {
    const page = await openMap()
    const before = await total(page)
    await page.getByRole('combobox', { name: 'Gemeente, postcode of straat' }).fill('gand')
    await page.getByRole('option', { name: 'Gent (9000)' }).waitFor()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await page.waitForURL(/geo_range=/)
    expect(param(page, 'geo_range')).toMatch(/^5km;51\.\d{4};3\.\d{4}$/)
    await expect.poll(() => total(page)).toBeLessThan(before)
    expect(troubles).toEqual([])
  })

  it('searches as it moves, without a step back for each move (SEARCH-31)', async () => {
    const page = await openMap()
    await page.getByRole('checkbox', { name: /Zoek mee/ }).check()
    await page.waitForURL(/within=/)
    const first = param(page, 'within')
    // The form, which woke only now, says the same.
    await expect.poll(() => page.locator('form.filter input[name=within]').inputValue()).toBe(first)
    await expect.poll(() => page.locator('.filter__chips a').count()).toBe(1)
    const steps = await page.evaluate(() => history.length)
    await page.locator('.map').focus()
    await page.keyboard.press('+')
    await expect.poll(() => param(page, 'within')).not.toBe(first)
    await expect.poll(async () => (await onMap(page)) - (await total(page))).toBe(0)
    expect(await page.evaluate(() => history.length)).toBe(steps)
    expect(troubles).toEqual([])
  })

  it('shows the home of a pin by keys, and gives the focus back (SEARCH-32)', async () => {
    const page = await openMap('/nl/te-koop?view=map&geo_range=10km;51.0500;3.7167')
    await page.locator('.pin:not(.pin--cluster)').first().focus()
    await page.keyboard.press('Enter')
    await page.locator('.map-popup .card').waitFor()
    expect(await page.evaluate(() => document.activeElement?.className)).toContain('map-popup')
    await page.keyboard.press('Escape')
    await expect.poll(() => page.locator('.map-popup').count()).toBe(0)
    expect(await page.evaluate(() => document.activeElement?.className)).toMatch(/pin|map/)
    expect(troubles).toEqual([])
  })

  it('lights the pin of the card that is pointed at (SEARCH-33)', async () => {
    const page = await openMap()
    await page.locator('.list__item').first().hover()
    await expect.poll(() => page.locator('.pin--lit').count()).toBe(1)
  })

  it('counts together homes that would stand upon each other (SEARCH-85)', async () => {
    const page = await openMap()
    const pins = () =>
      page.locator('.pin').evaluateAll(elements =>
        elements.map(element => {
          const { x, y } = element.getBoundingClientRect()
          return { x, y, count: Number(element.textContent) || 1 }
        }),
      )
    await expect
      .poll(async () => (await pins()).reduce((sum, { count }) => sum + count, 0))
      .toBe(await total(page))
    const apart = (await pins()).flatMap((a, index, all) =>
      all.slice(index + 1).map(b => Math.hypot(a.x - b.x, a.y - b.y)),
    )
    expect(Math.min(...apart)).toBeGreaterThan(36)
  })

  it('searches around who asks, only when asked, and no closer than a kilometre (SEARCH-54)', async () => {
    const page = await openMap()
    await page.context().setGeolocation({ latitude: 51.05432, longitude: 3.71234 })
    await page.context().grantPermissions(['geolocation'])
    await page.getByRole('button', { name: 'Rond mij' }).click()
    await page.waitForURL(/geo_range=/)
    expect(param(page, 'geo_range')).toBe('5km;51.0500;3.7100')
    expect(troubles).toEqual([])
  })

  it('is a list by municipality without script (SEARCH-34)', async () => {
    const page = await openAt('/nl/te-koop', { javaScriptEnabled: false })
    await page.locator('[data-map-switch]').click()
    await page.waitForURL(/view=map/)
    expect(await page.locator('.map-homes__home').count()).toBe(await total(page))
    await page.locator('.map-homes__home a').first().click()
    await page.waitForURL(/\/nl\/aanbod\//)
  })
})
