import { describe, expect, it } from 'vitest'
import { useSharedBrowser } from '../support/browser.ts'
import { newVisitor, cards, searches } from '../support/visitor.ts'

const fixture = useSharedBrowser({ pictures: false })

describe('a list that goes on', () => {
  it('loads more on scroll, not before, and keeps the length in the address (LIST-5, LIST-6, LIST-10)', async () => {
    const { page, ajaxCalls: calls } = await newVisitor(fixture)
    await page.goto('/nl/te-koop')
    expect(calls.filter(call => call.startsWith('/nl/ajax/estate'))).toEqual([])
    await page.mouse.wheel(0, 200)
    await page.locator('[data-pages]').scrollIntoViewIfNeeded()
    await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(30)
    await expect.poll(() => page.url()).toMatch(/show=(30|45|60)/)
  })

  it.each([
    [360, 640],
    [1280, 900],
  ])(
    'leaves who goes by keys to the foot of the page there, at %i by %i (LIST-6)',
    async (width, height) => {
      const { page, ajaxCalls: calls } = await newVisitor(fixture)
      await page.setViewportSize({ width, height })
      await page.goto('/nl/te-koop')
      await page.mouse.wheel(0, 200)
      await page.locator('[data-list-items][aria-busy=false]').waitFor()
      const last = page.locator('.site-footer a:not(.back-to-top)').last()
      await last.focus()
      await page.evaluate(
        () =>
          new Promise(done => {
            requestAnimationFrame(() => requestAnimationFrame(done))
          }),
      )
      expect(searches(calls)).toEqual([])
      expect(
        await last.evaluate(element => element.getBoundingClientRect().bottom <= innerHeight),
      ).toBe(true)
    },
  )

  it('keeps the focused link below the list in sight, and loads no more meanwhile (LIST-47)', async () => {
    const { page, context, ajaxCalls: calls } = await newVisitor(fixture)
    await page.setViewportSize({ width: 360, height: 740 })
    let release: () => void = () => undefined
    const held = new Promise<void>(resolve => {
      release = resolve
    })
    await context.route(/ajax\/estates\?/, async route => {
      await held
      await route.continue()
    })
    await page.goto('/nl/te-koop')
    const next = page.locator('[data-next]')
    await page.mouse.wheel(0, 200)
    await page.locator('[data-list-items][aria-busy=false]').waitFor()
    await page.locator('[data-pages]').scrollIntoViewIfNeeded()
    await expect.poll(() => searches(calls).length).toBe(1)
    await next.focus()
    release()
    await expect.poll(() => cards(page).count()).toBe(30)
    await page.mouse.wheel(0, 50)
    await page.mouse.wheel(0, -50)
    await page.evaluate(
      () =>
        new Promise(done => {
          requestAnimationFrame(() => requestAnimationFrame(done))
        }),
    )
    expect(
      await next.evaluate(link => {
        const { top, bottom } = link.getBoundingClientRect()
        return top >= 0 && bottom <= innerHeight
      }),
    ).toBe(true)
    expect(searches(calls)).toHaveLength(1)
  })

  it('loads nothing that would push a focused link of the foot out of sight (LIST-47)', async () => {
    const { page, ajaxCalls: calls } = await newVisitor(fixture)
    await page.goto('/nl/te-koop')
    await page.mouse.wheel(0, 200)
    await page.locator('[data-list-items][aria-busy=false]').waitFor()
    const link = page.locator('.site-footer a[href^="mailto:"]')
    // As a Tab leaves it: at the lower edge, with the end of the list in the lower half, where scrolling loads.
    await link.evaluate(async (element: HTMLElement) => {
      element.focus({ preventScroll: true })
      element.scrollIntoView({ block: 'end', behavior: 'instant' })
      await new Promise(done => {
        requestAnimationFrame(() => requestAnimationFrame(done))
      })
    })
    expect(searches(calls)).toEqual([])
  })

  it('moves nothing for who scrolls faster than homes come (LIST-9)', async () => {
    const { page, context, ajaxCalls: calls } = await newVisitor(fixture)
    let release: () => void = () => undefined
    const held = new Promise<void>(resolve => {
      release = resolve
    })
    await context.route(/ajax\/estates\?/, async route => {
      await held
      await route.continue()
    })
    await page.goto('/nl/te-koop')
    await page.mouse.wheel(0, 200)
    await page.locator('[data-list-items][aria-busy=false]').waitFor()
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    for (let steps = 0; steps < 20 && searches(calls).length === 0; steps++) {
      await page.mouse.wheel(0, 400)
      await page.evaluate(
        () =>
          new Promise(done => {
            requestAnimationFrame(() => requestAnimationFrame(done))
          }),
      )
    }
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollHeight))
      .toBeGreaterThan(height)
    await page.evaluate(() => {
      scrollTo(0, document.documentElement.scrollHeight)
      new PerformanceObserver(list => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
          document.body.dataset.moved = String(
            Number(document.body.dataset.moved ?? 0) + entry.value,
          )
      }).observe({ type: 'layout-shift' })
    })
    release()
    await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(30)
    await page.evaluate(
      () =>
        new Promise(done => {
          requestAnimationFrame(() => requestAnimationFrame(done))
        }),
    )
    expect(
      Number((await page.locator('body').getAttribute('data-moved')) ?? 0),
    ).toBeLessThanOrEqual(0.02)
  })

  it('brings back the list and the place in it after a home was read (LIST-10)', async () => {
    const { page } = await newVisitor(fixture)
    await page.goto('/nl/te-koop')
    await page.mouse.wheel(0, 200)
    for (let more = 0; more < 6 && (await cards(page).count()) < 60; more++) {
      const count = await cards(page).count()
      await page.locator('[data-pages]').scrollIntoViewIfNeeded()
      await expect.poll(() => cards(page).count()).toBeGreaterThan(count)
    }
    await expect.poll(() => page.url()).toContain('show=60')
    const card = cards(page).nth(50)
    await card.scrollIntoViewIfNeeded()
    const title = await card.textContent()
    await card.locator('a.card__link').click()
    await page.waitForURL(/\/nl\/aanbod\//)
    await page.goBack()
    await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(60)
    expect(await cards(page).nth(50).textContent()).toBe(title)
    await expect
      .poll(() =>
        cards(page)
          .nth(50)
          .evaluate(element => {
            const { top, bottom } = element.getBoundingClientRect()
            return bottom > 0 && top < innerHeight
          }),
      )
      .toBe(true)
  })
})
