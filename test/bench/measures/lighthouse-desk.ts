import lighthouse from 'lighthouse'
import { chromium } from 'playwright-core'
import { findChromium } from '../../../worker/commands/local/chromium.ts'
import { serve } from '../../../worker/commands/local/serve.ts'
import { isRoom, isSeenBefore, linksOf } from '../../journeys/support/desk-pages.ts'
import { makeOwner, signIn } from '../../journeys/support/desk.ts'
import type { MeasureContext, Row } from './measure.ts'

const DOOR = '/desk/sign-in'
const CATEGORIES = ['accessibility', 'best-practices']

/** Every kind of page of the desk, as a phone, for an owner who is signed in; `below`: what is not perfect. */
export async function measureDesk({
  port,
  state,
}: Pick<MeasureContext, 'port' | 'state'>): Promise<Record<string, Row>> {
  const server = await serve({ port, vars: { RATE_LIMITS: 'off', DESK: 'on' }, persist: state })
  const browser = await chromium.launch({
    executablePath: findChromium() ?? '',
    args: ['--headless', '--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port + 1}`],
  })
  const origin = `http://localhost:${port}`
  const page = await browser.newPage({ baseURL: origin, viewport: { width: 412, height: 823 } })
  const rows: Record<string, Row> = {}
  await page.goto(DOOR)
  rows[DOOR] = await measure(origin + DOOR, port + 1, { height: 823 })
  await signIn(
    page,
    { server, origin: () => origin, close: async () => {} },
    await makeOwner({ server }, 1),
  )
  const cookies = await page.context().cookies()
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const seen = new Set<string>()
  const queue = ['/desk']
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    if (isSeenBefore(seen, path)) continue
    const answer = await page.goto(path)
    if (!answer?.headers()['content-type']?.startsWith('text/html')) continue
    if (path === '/desk' || isRoom(path)) queue.push(...(await linksOf(page)))
    // Whole, so that no target stands half behind the bar at the thumb.
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    rows[path] = await measure(origin + path, port + 1, { cookie, height })
  }
  await browser.close()
  await server.dispose()
  return rows
}

async function measure(
  address: string,
  debugPort: number,
  { cookie, height }: { cookie?: string; height: number },
): Promise<Row> {
  const result = await lighthouse(address, {
    port: debugPort,
    logLevel: 'error',
    onlyCategories: CATEGORIES,
    // Speed is not asked.
    throttlingMethod: 'provided',
    ...(cookie && { extraHeaders: { Cookie: cookie } }),
    screenEmulation: { mobile: true, width: 412, height, deviceScaleFactor: 1 },
  })
  const { categories = {}, audits = {} } = result?.lhr ?? {}
  return {
    ...Object.fromEntries(
      CATEGORIES.map(name => [name, Math.round(100 * (categories[name]?.score ?? 0))]),
    ),
    below: Object.values(categories)
      .flatMap(({ auditRefs }) => auditRefs)
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id)
      .join(' '),
  }
}
