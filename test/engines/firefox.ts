import puppeteer, { type Browser, type Page } from 'puppeteer-core'
import { type Engine, PATIENT_MILLIS, type Tab, type TabOptions, WINDOW } from './engine.ts'

/** Firefox over WebDriver BiDi; without script by its own preference, in a second one that starts when first asked for. */
export async function startFirefox(executablePath: string): Promise<Engine> {
  const running = new Map<boolean, Promise<Browser>>()
  const start = (hasScript: boolean): Promise<Browser> => {
    const browser =
      running.get(hasScript) ??
      puppeteer.launch({
        browser: 'firefox',
        executablePath,
        headless: true,
        defaultViewport: WINDOW,
        extraPrefsFirefox: { 'javascript.enabled': hasScript },
      })
    running.set(hasScript, browser)
    return browser
  }
  return {
    newTab: async options => openTab(await start(options.hasScript), options),
    version: async () => (await start(true)).version(),
    close: async () => {
      for (const browser of running.values()) await (await browser).close()
    },
  }
}

async function openTab(browser: Browser, { origin }: TabOptions): Promise<Tab> {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  page.setDefaultTimeout(PATIENT_MILLIS)
  return {
    open: async address => {
      await page.goto(new URL(address, origin).href)
    },
    click: async selector => {
      const { x, y } = await placeOf(page, selector)
      await page.mouse.click(x, y)
    },
    fill: async (selector, text) => {
      await placeOf(page, selector)
      const field = await page.$(selector)
      await field?.evaluate(node => {
        if (node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement) node.select()
      })
      await field?.type(text)
    },
    text: selector =>
      page.evaluate(each => document.querySelector(each)?.textContent ?? '', selector),
    value: selector =>
      page.evaluate(each => {
        const field = document.querySelector(each)
        return field && 'value' in field ? String(field.value) : ''
      }, selector),
    count: selector => page.evaluate(each => document.querySelectorAll(each).length, selector),
    isVisible: selector =>
      page.evaluate(each => document.querySelector(each)?.checkVisibility() ?? false, selector),
    address: () => page.evaluate(() => location.pathname + location.search),
    back: () => page.evaluate(() => history.back()),
    close: () => context.close(),
  }
}

/**
 * The middle of the first that can be seen, scrolled to, once it lies there in two looks on end and nothing over it: focus glides
 * as the page's style says, and a line that goes moves what is below. What Puppeteer has for it waits for observers and promises
 * of the page, which without script never answer.
 */
async function placeOf(page: Page, selector: string): Promise<{ x: number; y: number }> {
  const deadline = Date.now() + PATIENT_MILLIS
  let before: Awaited<ReturnType<typeof look>> = null
  while (Date.now() < deadline) {
    const place = await look(page, selector)
    if (place && place.x === before?.x && place.y === before.y) return place
    before = place
    await new Promise(resolve => setTimeout(resolve, 50))
  }
  throw new Error(`not to be seen: ${selector}`)
}

const look = (page: Page, selector: string): Promise<{ x: number; y: number } | null> =>
  page.evaluate(wanted => {
    const seen = [...document.querySelectorAll(wanted)].find(
      element => element.checkVisibility() && element.getBoundingClientRect().width > 0,
    )
    if (!seen) return null
    seen.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { left, top, width, height } = seen.getBoundingClientRect()
    const place = { x: left + width / 2, y: top + height / 2 }
    const hit = document.elementFromPoint(place.x, place.y)
    return hit && (seen.contains(hit) || hit.closest('label')?.contains(seen)) ? place : null
  }, selector)
