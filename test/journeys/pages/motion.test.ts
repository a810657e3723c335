import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openPage, useSharedBrowser } from '../support/browser.ts'

const fixture = useSharedBrowser({ pictures: false })

interface Look {
  width?: number
  reducedMotion?: 'reduce' | 'no-preference'
  /** The page's clock stands still until it is told to go on. */
  clock?: boolean
}

async function opened(
  path: string,
  { width = 1280, reducedMotion = 'no-preference', clock = false }: Look = {},
): Promise<Page> {
  const page = await openPage(fixture, { viewport: { width, height: 900 }, reducedMotion })
  if (clock) await page.clock.install()
  await page.goto(path)
  return page
}

const inView = (page: Page, selector: string): Promise<number> =>
  page.locator(selector).evaluateAll(slides => {
    const track = document.querySelector('.carousel__track')?.getBoundingClientRect()
    if (!track) return 0
    return slides
      .map(slide => slide.getBoundingClientRect())
      .filter(({ left, right }) => left > track.left - 2 && right < track.right + 2).length
  })

describe('the carousel of employees', () => {
  it.each([
    [1280, 3],
    [1000, 2],
  ])(
    'shows at %i px %i at once, one further a step, without end, without dots (CONTENT-37)',
    async (width, shown) => {
      const page = await opened('/nl', { width, reducedMotion: 'reduce' })
      await page.locator('.carousel').scrollIntoViewIfNeeded()
      await page.locator('.carousel--awake').waitFor()
      await expect.poll(() => inView(page, '.carousel__slide')).toBe(shown)
      const names = page.locator('.carousel__slide:not(.glide__slide--clone)')
      const active = page.locator('.glide__slide--active')
      const [first, count] = [await active.textContent(), await names.count()]
      await page.locator('[data-carousel=">"]').click()
      await expect.poll(() => active.textContent()).not.toBe(first)
      for (let step = 1; step < count; step++) await page.locator('[data-carousel=">"]').click()
      await expect.poll(() => active.textContent()).toBe(first)
      expect(await page.locator('.glide__bullets').count()).toBe(0)
      await page.context().close()
    },
  )
})

describe('counters', () => {
  const SHOWN = '.counters [data-count]'

  it('run once, over three seconds, when they are seen (CONTENT-38)', async () => {
    const page = await opened('/nl', { clock: true })
    const [first] = await page.locator(SHOWN).all()
    const final = await first?.textContent()
    await page.locator('.counters').scrollIntoViewIfNeeded()
    await page.clock.pauseAt(Date.now() + 3_600_000)
    await expect
      .poll(async () => {
        await page.clock.runFor(100)
        return first?.textContent()
      })
      .not.toBe(final)
    await page.clock.runFor(1400)
    expect(await first?.textContent()).not.toBe(final)
    await page.clock.runFor(1700)
    expect(await first?.textContent()).toBe(final)
    await page.context().close()
  })

  it('stand still for who wants no motion (CONTENT-39)', async () => {
    const page = await opened('/nl', { reducedMotion: 'reduce' })
    const texts = await page.locator(SHOWN).allTextContents()
    await page.locator('.counters').scrollIntoViewIfNeeded()
    await page.evaluate(
      () => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    )
    expect(await page.locator(SHOWN).allTextContents()).toEqual(texts)
    await page.context().close()
  })
})

describe('ways through a page', () => {
  it('lead from the arrow to the employees in 600 ms, and take the keyboard along (CONTENT-41)', async () => {
    const page = await opened('/nl', { clock: true })
    await page.clock.pauseAt(Date.now() + 3_600_000)
    await page.locator('a.cta__down').click()
    await page.clock.runFor(560)
    expect(await page.evaluate(() => document.activeElement?.id)).not.toBe('employees')
    await page.clock.runFor(80)
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('employees')
    expect(
      await page
        .locator('#employees')
        .evaluate(place => Math.round(place.getBoundingClientRect().top)),
    ).toBeLessThan(200)
    await page.context().close()
  })

  it('lead back to the top from 100 px on, beside what is read (CONTENT-40, LIST-59)', async () => {
    const page = await opened('/nl')
    const up = page.locator('[data-back-to-top]')
    expect(await up.isVisible()).toBe(false)
    for (const [top, visible] of [
      [100, false],
      [101, true],
      [40, false],
      [2000, true],
    ] as const) {
      await page.evaluate(to => scrollTo({ top: to, behavior: 'instant' }), top)
      await expect.poll(() => up.isVisible()).toBe(visible)
    }
    for (const width of [320, 360, 1280]) {
      await page.setViewportSize({ width, height: 740 })
      // LIST-59: it begins where what can be read ends.
      expect(
        await up.evaluate(element => {
          const text = document.querySelector('.site-footer__legal')
          return (
            text &&
            text.getBoundingClientRect().right <= Math.ceil(element.getBoundingClientRect().left)
          )
        }),
      ).toBe(true)
    }
    await up.click()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await page.context().close()
  })
})
