import type { CDPSession, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openPage, useSharedBrowser } from '../support/browser.ts'

/** `npm run audit` goes on for longer. */
const IS_WHOLE = process.env.AUDIT !== undefined
const VIEWS = IS_WHOLE ? 200 : 40
const CHANGES = IS_WHOLE ? 50 : 20
/** A minute on a machine of two cores, two where it has other work. */
const MOST_MS = 600_000

const fixture = useSharedBrowser()

interface Visit {
  page: Page
  devtools: CDPSession
  troubles: string[]
}

async function startVisit(): Promise<Visit> {
  const page = await openPage(fixture, {
    viewport: { width: 1280, height: 900 },
  })
  const troubles: string[] = []
  page.on(
    'console',
    message => ['error', 'warning'].includes(message.type()) && troubles.push(message.text()),
  )
  page.on('pageerror', error => troubles.push(error.message))
  page.on(
    'response',
    response => response.status() >= 400 && troubles.push(`${response.status()} ${response.url()}`),
  )
  // A page that is left gives up what it was still fetching; every other failure is one.
  page.on(
    'requestfailed',
    request =>
      request.failure()?.errorText !== 'net::ERR_ABORTED' &&
      troubles.push(`${request.failure()?.errorText} ${request.url()}`),
  )
  return { page, troubles, devtools: await page.context().newCDPSession(page) }
}

/** Megabytes and nodes that nothing can free. */
async function held({
  devtools,
}: Visit): Promise<{ heap: number; nodes: number; listeners: number }> {
  await devtools.send('HeapProfiler.collectGarbage')
  await devtools.send('Performance.enable')
  const { metrics } = await devtools.send('Performance.getMetrics')
  const value = (name: string): number => metrics.find(metric => metric.name === name)?.value ?? 0
  return {
    heap: value('JSHeapUsedSize') / 1e6,
    nodes: value('Nodes'),
    listeners: value('JSEventListeners'),
  }
}

describe('a long visit', () => {
  it(
    `of ${VIEWS} pages ends without an error and holds no more than it began with (BROWSER-10)`,
    async () => {
      const visit = await startVisit()
      const { page, troubles } = visit
      await page.goto('/nl/te-koop')
      const homes = await page
        .locator('a.card__link')
        .evaluateAll(links => links.map(link => link.getAttribute('href') ?? ''))
      const round = [
        '/nl/te-koop',
        homes[0] ?? '',
        '/nl/te-huur',
        homes[1] ?? '',
        '/nl',
        '/nl/contact',
        '/fr/a-vendre',
        homes[2] ?? '',
        '/nl/favorieten',
        '/nl/te-koop?type=2',
      ]
      let first: Awaited<ReturnType<typeof held>> | null = null
      for (let view = 0; view < VIEWS; view++) {
        await page.goto(round[view % round.length] ?? '/nl', { waitUntil: 'domcontentloaded' })
        if (view % round.length === 0) await page.locator('input[name="price-min"]').focus()
        if (view === 20) first = await held(visit)
      }
      await page.goto('/nl/te-koop', { waitUntil: 'load' })
      const last = await held(visit)
      expect([...new Set(troubles)]).toEqual([])
      expect(last.heap).toBeLessThan((first?.heap ?? 0) * 1.5 + 4)
      expect(last.nodes).toBeLessThan((first?.nodes ?? 0) * 2 + 2000)
    },
    MOST_MS,
  )

  it(
    `of ${CHANGES} changes of the filter on one page ends without an error and holds no more than it began with (BROWSER-10)`,
    async () => {
      const visit = await startVisit()
      const { page, troubles } = visit
      await page.goto('/nl/te-koop')
      const most = page.locator('input[name="price-max"]')
      let first: Awaited<ReturnType<typeof held>> | null = null
      for (let change = 0; change < CHANGES; change++) {
        const price = String(300_000 + change * 10_000)
        const answered = page.waitForResponse(
          response =>
            response.url().includes('/ajax/estates?') &&
            response.url().includes(`price-max=${price}`),
        )
        await most.fill(price)
        // The first waits out its rest while the script wakes; who sends the others waits for none.
        if (change > 0) await most.press('Enter')
        await answered
        if (change === 9) first = await held(visit)
      }
      const last = await held(visit)
      expect([...new Set(troubles)]).toEqual([])
      expect(last.heap).toBeLessThan((first?.heap ?? 0) * 1.5 + 4)
      expect(last.nodes).toBeLessThan((first?.nodes ?? 0) * 1.5 + 1000)
      expect(last.listeners).toBeLessThan((first?.listeners ?? 0) * 1.5 + 200)
    },
    MOST_MS,
  )
})
