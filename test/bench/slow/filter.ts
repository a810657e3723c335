import { chromium, type Browser } from 'playwright-core'
import { findChromium } from '../../../worker/commands/local/chromium.ts'
import { serve } from '../../../worker/commands/local/serve.ts'
import { percentiles } from '../load.ts'
import type { MeasureContext, Row, Table } from '../measures/measure.ts'

/** The slow 3G of those who measure. */
const LINE = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }
const CPU = 4
const VISITS = 5
/** ms between touches: of a machine, which chooses while the scripts come, and of a hand that reads what it touches. */
const PACES = { 'a type of home, without a pause': 0, 'a type of home, a second a touch': 1_000 }

/** The first choice of a visit in the filter of a list, on a slow phone: until the filter is busy, and until other homes stand there. */
export async function measureSlowPhone({
  port,
  state,
  pages,
  some,
}: MeasureContext): Promise<Table[]> {
  const server = await serve({ port, vars: { RATE_LIMITS: 'off' }, persist: state })
  const browser = await chromium.launch({
    executablePath: findChromium() ?? '',
    args: ['--headless', '--no-sandbox', '--disable-gpu'],
  })
  const address = `http://localhost:${port}${pages.listing}`
  // The page itself is made once before.
  await firstChoice(browser, address, 0)
  const rows: Record<string, Row> = {}
  for (const [name, pause] of Object.entries(PACES)) {
    const choices: Choice[] = []
    for (let visit = 0; visit < some(VISITS); visit++)
      choices.push(await firstChoice(browser, address, pause))
    rows[name] = rowOf(choices)
  }
  await browser.close()
  await server.dispose()
  return [
    {
      title: `The first choice in the filter on a slow phone (400 ms, 50 kB/s, CPU × ${CPU}): busy at once, other homes within 2,500 ms`,
      rows,
      limit: 'the line: the page of the choice, while the scripts of the search come over it too',
    },
  ]
}

/** Of one visit, in ms after the choice. */
interface Choice {
  busy: number
  homes: number
}

const rowOf = (choices: Choice[]): Row => ({
  visits: choices.length,
  'busy ms': percentiles(
    choices.map(({ busy }) => busy),
    0,
  ).p50,
  'other homes ms': percentiles(
    choices.map(({ homes }) => homes),
    0,
  ).p50,
  'slowest ms': Math.round(Math.max(...choices.map(({ homes }) => homes))),
})

async function firstChoice(browser: Browser, address: string, pause: number): Promise<Choice> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', LINE)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU })
  await page.goto(address, { waitUntil: 'load' })
  const choice = page.evaluate(
    () =>
      new Promise<Choice>((resolve, reject) => {
        const filter = document.querySelector('[data-name="estate-filter"]')
        const homes = document.querySelector('[data-list-items]')
        if (!filter || !homes) return reject(new Error('no filter'))
        let [busy, chosen] = [NaN, NaN]
        const note = (): void => {
          if (filter.ariaBusy === 'true') busy ||= performance.now()
        }
        new MutationObserver(note).observe(filter, { attributeFilter: ['aria-busy'] })
        addEventListener('input', ({ timeStamp }) => void (chosen ||= timeStamp), true)
        new MutationObserver(() =>
          requestAnimationFrame(() =>
            resolve({ busy: Math.max(0, busy - chosen), homes: performance.now() - chosen }),
          ),
        ).observe(homes, { childList: true })
      }),
  )
  await page.locator('.filter-sheet__open').tap()
  await page.waitForTimeout(pause)
  await page.locator('.menu:has(input[name=type]) > summary').tap()
  await page.waitForTimeout(pause)
  await page.locator('input[name=type][value="3"]').tap()
  const times = await choice
  await context.close()
  return times
}
