import { chromium, type Page } from 'playwright-core'
import type { MarkerTuple } from '../../../shared/search/marker-tuple.ts'
import { findChromium } from '../../../worker/commands/local/chromium.ts'
import { serve } from '../../../worker/commands/local/serve.ts'
import { type Act, drag, type Input, pan, pinch, zoom } from '../map/acts.ts'
import { type TraceEvent, workOf } from '../map/trace-work.ts'
import type { MeasureContext, Row, Table } from './measure.ts'

const PINS = 500
const SLOWER = 4
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

/** A processor for graphics, as every phone has, here played by another process: without one every canvas is copied at every frame. */
const GPU = [
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  '--enable-gpu-rasterization',
]

/** What the map is looked at with. */
const DEVICES = {
  'at a desk': { viewport: { width: 1280, height: 800 }, hasTouch: false },
  'on a phone': { viewport: { width: 360, height: 740 }, hasTouch: true },
}

/**
 * The main thread's work while a map with 500 pins is moved and zoomed, on a processor four times slower than this one: its own
 * time, four times. Chromium's throttle would spin while the thread waits for others and count that as its work.
 */
export async function measureMap({ port, state, pages, some }: MeasureContext): Promise<Table[]> {
  const server = await serve({ port, vars: { RATE_LIMITS: 'off' }, persist: state })
  const browser = await chromium.launch({
    executablePath: findChromium() ?? '',
    args: ['--headless', '--no-sandbox', ...GPU],
  })
  const rows: Record<string, Row> = {}
  const empty = await browser.newPage(DEVICES['at a desk'])
  await empty.setContent(BOX)
  await empty.evaluate(moveBox)
  rows['an empty page, a box dragged'] = await best(empty, input => drag(input, some(STEPS)))
  await empty.close()
  for (const [device, options] of Object.entries(DEVICES)) {
    const page = await browser.newPage(options)
    await open(page, `http://localhost:${port}${pages.listing}?view=map`)
    const { hasTouch } = options
    rows[`${device}, dragged`] = await best(page, input =>
      hasTouch ? pan(input, some(STEPS)) : drag(input, some(STEPS)),
    )
    rows[`${device}, zoomed`] = await best(page, hasTouch ? pinch : zoom)
    await page.close()
  }
  await browser.close()
  await server.dispose()
  return [
    {
      title: `A map with ${PINS} pins, on a processor ${SLOWER} times slower; the best of ${RUNS} runs`,
      rows,
      limit: 'what Chromium does for any frame, and drawing vector tiles on a canvas, once each',
    },
  ]
}

/** The least that a frame costs: nothing but a layer that goes where the pointer is. */
const BOX =
  '<div class="map" style="contain:strict;block-size:640px"><div style="will-change:transform;block-size:300px;background:teal"></div></div>'

function moveBox(): void {
  const box = document.querySelector<HTMLElement>('.map > div')
  addEventListener('pointermove', ({ clientX, clientY }) => {
    if (box) box.style.transform = `translate(${clientX}px, ${clientY}px)`
  })
}

async function open(page: Page, address: string): Promise<void> {
  await page.route(/ajax\/markers/, route =>
    route.fulfill({ json: { total: PINS, markers: PINS_OF_GENT } }),
  )
  await page.goto(address)
  await page.locator('.pin').first().waitFor({ state: 'attached' })
  await page.locator('canvas.leaflet-tile-loaded').first().waitFor({ state: 'attached' })
  await page.locator('.map').scrollIntoViewIfNeeded()
}

async function best(page: Page, act: Act): Promise<Row> {
  const input = { page, session: await page.context().newCDPSession(page) }
  const runs: WorkRow[] = []
  for (let run = 0; run < RUNS; run++) runs.push(await traced(input, act))
  return runs.toSorted((a, b) => a['ms a frame'] - b['ms a frame'])[0] ?? {}
}

type WorkRow = Record<
  | 'frames'
  | 'ms a frame'
  | 'p95 ms'
  | 'steps'
  | 'ms a step'
  | 'longest task ms'
  | 'tasks over 50 ms',
  number
>

/**
 * In ms of the thread's own time, so that what else this machine does counts little. By its steps too, with all that comes of
 * them: frames in which nothing moves would make a frame seem light.
 */
function rowOf(events: TraceEvent[], steps: number): WorkRow {
  const work = workOf(events, MARK)
  const [frames, tasks] = [work.frames, work.tasks].map(all => all.map(ms => ms * SLOWER))
  if (!frames?.length || !tasks) throw new Error('the trace has no frames')
  const inOrder = frames.toSorted((a, b) => a - b)
  const round = (ms: number): number => Number(ms.toFixed(1))
  return {
    frames: frames.length,
    'ms a frame': round(frames.reduce((sum, ms) => sum + ms, 0) / frames.length),
    'p95 ms': round(inOrder[Math.floor(inOrder.length * 0.95)] ?? 0),
    steps,
    'ms a step': round(tasks.reduce((sum, ms) => sum + ms, 0) / steps),
    'longest task ms': round(Math.max(...tasks)),
    'tasks over 50 ms': tasks.filter(ms => ms > 50).length,
  }
}

async function traced(input: Input, act: Act): Promise<WorkRow> {
  const { page, session } = input
  const events: TraceEvent[] = []
  const collect = ({ value }: { value: object[] }): void => {
    for (const event of value) if (isEvent(event)) events.push(event)
  }
  session.on('Tracing.dataCollected', collect)
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      // No more of it: what is noted of the steps inside of a frame would be a fifth of its time.
      includedCategories: ['toplevel', 'blink.user_timing', '__metadata'],
    },
  })
  // What starting costs is not the map's.
  await page.waitForTimeout(500)
  await page.evaluate(mark => performance.mark(mark), MARK)
  const steps = await act(input)
  const complete = new Promise(resolve => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await complete
  session.off('Tracing.dataCollected', collect)
  return rowOf(events, steps)
}

const isEvent = (event: object): event is TraceEvent => 'name' in event && 'ts' in event
