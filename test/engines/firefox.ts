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
    close: async () => {
      for (const browser of running.values()) await (await browser).close()
    },
  }
}

async function openTab(browser: Browser, { origin }: TabOptions): Promise<Tab> {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  page.setDefaultTimeout(PATIENT_MILLIS)
  const read = async (selector: string, what: (element: Element) => string): Promise<string> => {
    const element = await page.$(selector)
    return element ? element.evaluate(what) : ''
  }
  return {
    open: async address => {
      await page.goto(new URL(address, origin).href)
    },
    click: async selector => {
      const element = await seen(page, selector)
      // Puppeteer's own click waits for an observer, which without script never says anything.
      const { x, y } = await element.evaluate(node => {
        node.scrollIntoView({ block: 'center', behavior: 'instant' })
        const { left, top, width, height } = node.getBoundingClientRect()
        return { x: left + width / 2, y: top + height / 2 }
      })
      await page.mouse.click(x, y)
    },
    fill: async (selector, text) => {
      const field = await seen(page, selector)
      await field.evaluate(node => {
        if (node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement) node.select()
      })
      await field.type(text)
    },
    text: selector => read(selector, element => element.textContent ?? ''),
    value: selector => read(selector, element => ('value' in element ? String(element.value) : '')),
    count: selector => page.$$(selector).then(found => found.length),
    isVisible: async selector => (await page.$(selector))?.isVisible() ?? false,
    address: async () => {
      const { pathname, search } = new URL(page.url())
      return pathname + search
    },
    back: async () => {
      await page.goBack()
    },
    close: () => context.close(),
  }
}

async function seen(page: Page, selector: string) {
  const deadline = Date.now() + PATIENT_MILLIS
  while (Date.now() < deadline) {
    for (const element of await page.$$(selector)) if (await element.isVisible()) return element
    await new Promise(resolve => setTimeout(resolve, 50))
  }
  throw new Error(`not to be seen: ${selector}`)
}
