import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { PAGE_KINDS } from '../support/page-kinds.ts'
import { setStage } from '../support/stage.ts'

const stage = setStage()

const PHONE = { width: 360, height: 740 }
const DESK = { width: 1280, height: 900 }
const WALKED = ['home', 'list of sales', 'house for sale', 'list on a map', 'contact', 'holiday home', 'homes side by side']
/** Most pages end before; a list goes on loading. */
const MOST_STEPS = 80

async function opened(host: string, path: string, viewport: { width: number; height: number }): Promise<Page> {
  const context = await stage.browser.newContext({ viewport, reducedMotion: 'reduce', locale: 'nl-BE' })
  const page = await context.newPage()
  page.setDefaultTimeout(10_000)
  await page.goto(stage.product.origin(host) + path)
  return page
}

/** Of what has the focus: '' when it is seen and shows it, else what is wrong; null when the page was walked through. */
const focused = (page: Page): Promise<string | null> => page.evaluate(async () => {
  const element = document.activeElement
  if (!(element instanceof Element) || element === document.body || element.hasAttribute('data-walked')) return null
  element.setAttribute('data-walked', '')
  const isOwn = (other: Element | null): boolean =>
    other !== null && (element.contains(other) || other.contains(element) || (element instanceof HTMLInputElement && [...element.labels ?? []].some(label => label.contains(other))))
  const isSeen = (): boolean => {
    // A pin is a point, its face hangs above.
    const { left, top, width, height } = (element.clientWidth > 0 ? element : element.firstElementChild ?? element).getBoundingClientRect()
    const points = [0.1, 0.5, 0.9].flatMap(x => [0.15, 0.5, 0.85].map(y => [left + width * x, top + height * y] as const))
    return points.some(([x, y]) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight && isOwn(document.elementFromPoint(x, y)))
  }
  // What glides into view is there soon; the first one waits for what lets it glide.
  for (const late = performance.now() + 4000; performance.now() < late && !isSeen();) await new Promise(resolve => requestAnimationFrame(resolve))
  const near = [element, ...element.querySelectorAll('*'), ...element instanceof HTMLInputElement ? element.labels ?? [] : [], element.parentElement, element.parentElement?.parentElement]
  const isShown = near.some(each => each && [null, '::before', '::after'].some(part => {
    const { outlineStyle, outlineWidth } = getComputedStyle(each, part)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
  }))
  const name = `${element.localName}.${element.className} ${element.textContent?.trim().slice(0, 30)}`
  return isSeen() ? isShown ? '' : `no outline: ${name}` : `hidden: ${name}`
})

describe.each([['a phone', PHONE], ['a desk', DESK]])('on %s whoever goes by the keyboard sees where, on', (_, viewport) => {
  it.each(PAGE_KINDS.filter(({ name }) => WALKED.includes(name)))('$name', async ({ host, path }) => {
    const page = await opened(host, path, viewport)
    const wrong: string[] = []
    let steps = 0
    for (; steps < MOST_STEPS; steps++) {
      await page.keyboard.press('Tab')
      const fault = await focused(page)
      if (fault === null) break
      if (fault) wrong.push(fault)
    }
    await page.context().close()
    expect(wrong).toEqual([])
    expect(steps).toBeGreaterThan(1)
  })
})

describe('help', () => {
  it('is at the same place of every page: the agency’s telephone in the footer', async () => {
    const page = await opened('localhost', '/nl', DESK)
    for (const { name, host, path } of PAGE_KINDS.filter(({ name: kind }) => kind !== 'unknown host' && kind !== 'console entrance')) {
      await page.goto(stage.product.origin(host) + path, { waitUntil: 'domcontentloaded' })
      expect(await page.locator('body > footer a[href^="tel:"]').count(), name).toBeGreaterThan(0)
    }
    await page.context().close()
  })
})
