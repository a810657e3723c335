import { chromium, type CDPSession, type Page } from 'playwright-core'
import type { MarkerTuple } from '../../../shared/search/marker-tuple.ts'
import { findChromium } from '../../../worker/commands/local/chromium.ts'
import { serve } from '../../../worker/commands/local/serve.ts'
import { type TraceEvent, workOf } from '../trace-work.ts'
import type { MeasureContext, Row, Table } from './measure.ts'

const PINS = 500
const SLOWER = 4
const FRAME_MS = 16
const STEPS = 90

/** Prices over Gent and what lies around it, at places that are the same each time. */
const PINS_OF_GENT: MarkerTuple[] = Array.from({ length: PINS }, (_, index) => [
  String(index + 1),
  51.05 + Math.sin(index * 12.9898) * 0.06,
  3.72 + Math.sin(index * 78.233) * 0.09,
  1,
  1,
  0,
  150_000 + index * 1_000,
  1,
])

const RUNS = 3
const MARK = 'act'

/**
 * The main thread's work while a map with 500 pins is moved and zoomed, on a processor four times slower than this one: its own
 * time, four times. Chromium's throttle would spin while the thread waits for others and count that as its work.
 */
export async function measureMap({ port, state, pages, some }: MeasureContext): Promise<Table[]> {
  const server = await serve({ port, vars: { RATE_LIMITS: 'off' }, persist: state })
  const rows = await lookAt(`http://localhost:${port}${pages.listing}?view=map`, some(STEPS))
  await server.dispose()
  return [
    {
      title: `A map with ${PINS} pins, on a processor ${SLOWER} times slower; the best of ${RUNS} runs`,
      rows,
      limit: 'drawing vector tiles on a canvas, once each',
    },
  ]
}

async function lookAt(address: string, steps: number): Promise<Record<string, Row>> {
  const browser = await chromium.launch({
    executablePath: findChromium() ?? '',
    args: ['--headless', '--no-sandbox', '--disable-gpu'],
  })
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  await page.route(/ajax\/markers/, route =>
    route.fulfill({ json: { total: PINS, markers: PINS_OF_GENT } }),
  )
  await page.goto(address)
  await page.locator('.pin').first().waitFor({ state: 'attached' })
  await page.locator('canvas.leaflet-tile-loaded').first().waitFor({ state: 'attached' })
  await page.locator('.map').scrollIntoViewIfNeeded()
  const session = await page.context().newCDPSession(page)
  const best = async (act: () => Promise<void>): Promise<Row> => {
    const runs: WorkRow[] = []
    for (let run = 0; run < RUNS; run++) runs.push(rowOf(await traced(page, session, act)))
    return runs.toSorted((a, b) => a['longest task ms'] - b['longest task ms'])[0] ?? {}
  }
  const rows = {
    'it is dragged': await best(() => drag(page, steps)),
    'it is zoomed': await best(() => zoom(page)),
  }
  await browser.close()
  return rows
}

type WorkRow = Record<
  'frames' | 'ms a frame' | 'p95 ms' | 'longest task ms' | 'tasks over 50 ms',
  number
>

/** In ms of the thread's own time, so that what else this machine does counts little. */
function rowOf(events: TraceEvent[]): WorkRow {
  const work = workOf(events, MARK)
  const [frames, tasks] = [work.frames, work.tasks].map(all => all.map(ms => ms * SLOWER))
  if (!frames?.length || !tasks) throw new Error('the trace has no frames')
  const inOrder = frames.toSorted((a, b) => a - b)
  const round = (ms: number): number => Number(ms.toFixed(1))
  return {
    frames: frames.length,
    'ms a frame': round(frames.reduce((sum, ms) => sum + ms, 0) / frames.length),
    'p95 ms': round(inOrder[Math.floor(inOrder.length * 0.95)] ?? 0),
    'longest task ms': round(Math.max(...tasks)),
    'tasks over 50 ms': tasks.filter(ms => ms > 50).length,
  }
}

/** From side to side over the middle of the map, a step a frame. */
async function drag(page: Page, steps: number): Promise<void> {
  const box = await page.locator('.map').boundingBox()
  if (!box) throw new Error('no map')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  for (let step = 1; step <= steps; step++) {
    await page.mouse.move(x + 150 * Math.sin(step / 15), y + 80 * Math.sin(step / 11))
    await page.waitForTimeout(FRAME_MS)
  }
  await page.mouse.up()
  await page.waitForTimeout(500)
}

async function zoom(page: Page): Promise<void> {
  // A role would be looked for by all of the page's names, which is work of this thread too.
  for (const way of ['in', 'in', 'out', 'out']) {
    await page.locator(`.leaflet-control-zoom-${way}`).click()
    await page.waitForTimeout(1_000)
  }
}

async function traced(
  page: Page,
  session: CDPSession,
  act: () => Promise<void>,
): Promise<TraceEvent[]> {
  const events: TraceEvent[] = []
  const collect = ({ value }: { value: object[] }): void => {
    for (const event of value) if (isEvent(event)) events.push(event)
  }
  session.on('Tracing.dataCollected', collect)
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['toplevel', 'devtools.timeline', 'blink.user_timing', '__metadata'],
    },
  })
  // What starting costs is not the map's.
  await page.waitForTimeout(500)
  await page.evaluate(mark => performance.mark(mark), MARK)
  await act()
  const complete = new Promise(resolve => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await complete
  session.off('Tracing.dataCollected', collect)
  return events
}

const isEvent = (event: object): event is TraceEvent => 'name' in event && 'ts' in event
