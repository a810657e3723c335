import { chromium } from 'playwright-core'
import { type Engine, PATIENT_MILLIS, type TabOptions, WINDOW } from './engine.ts'

/** Chromium over its own protocol. */
export async function startChromium(executablePath: string): Promise<Engine> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  return {
    newTab: async ({ origin, hasScript }: TabOptions) => {
      const context = await browser.newContext({
        baseURL: origin,
        javaScriptEnabled: hasScript,
        viewport: WINDOW,
      })
      const page = await context.newPage()
      page.setDefaultTimeout(PATIENT_MILLIS)
      const first = (selector: string) => page.locator(selector).first()
      const read = async (selector: string, property: 'textContent' | 'inputValue') =>
        (await page.locator(selector).count()) > 0
          ? ((await first(selector)[property]()) ?? '')
          : ''
      return {
        open: async address => {
          await page.goto(address)
        },
        click: selector => page.locator(`${selector} >> visible=true`).first().click(),
        fill: (selector, text) => first(selector).fill(text),
        text: selector => read(selector, 'textContent'),
        value: selector => read(selector, 'inputValue'),
        count: selector => page.locator(selector).count(),
        isVisible: selector => first(selector).isVisible(),
        address: async () => {
          const { pathname, search } = new URL(page.url())
          return pathname + search
        },
        back: async () => {
          await page.goBack()
        },
        close: () => context.close(),
      }
    },
    version: () => Promise.resolve(browser.version()),
    close: () => browser.close(),
  }
}
