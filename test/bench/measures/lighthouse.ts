import lighthouse from 'lighthouse'
import { chromium } from 'playwright-core'
import { findChromium } from '../../../worker/commands/local/chromium.ts'
import { serve } from '../../../worker/commands/local/serve.ts'
import { sendRequest } from '../load.ts'
import type { MeasureContext, Row, Table } from './measure.ts'

type Lhr = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']

const RUNS = Number(process.env.RUNS ?? 5)

const PAGES = {
  home: 'localhost/nl',
  coastal: 'kust.localhost/nl',
  rustic: 'ardennen.localhost/fr',
  list: 'localhost/nl/te-koop',
  map: 'localhost/nl/te-koop?view=map',
  sold: 'localhost/nl/verkocht',
  detail: 'localhost/nl/aanbod/1000',
  project: 'localhost/nl/aanbod/1100',
  stays: 'kust.localhost/nl/vakantie',
  stay: 'kust.localhost/nl/vakantie/231',
  contact: 'localhost/nl/contact',
  subscribe: 'localhost/nl/hou-me-op-de-hoogte',
  about: 'localhost/nl/over-ons',
  statement: 'localhost/nl/toegankelijkheid',
}

type LighthousePage = keyof typeof PAGES

export const PAGE_NAMES = Object.keys(PAGES).filter(isPageName)

export function isPageName(name: string): name is LighthousePage {
  return name in PAGES
}

const MIN_SCORES = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 }
const MAX_METRICS = { 'cumulative-layout-shift': 0.02, 'total-blocking-time': 50 }

/** robots.txt asks search engines to leave forms of a list alone, of which the map is one. */
const isLeftOut = (name: LighthousePage, category: string): boolean =>
  name === 'map' && category === 'seo'

/** Whether a page's row meets every budget. */
export const meetsBudgets = (row: Row): boolean =>
  Object.entries(MIN_SCORES).every(([name, min]) => Number(row[name] ?? min) >= min) &&
  Object.entries(MAX_METRICS).every(([name, max]) => Number(row[name]) <= max)

interface LighthouseOptions extends Pick<MeasureContext, 'port' | 'state'> {
  chosen?: LighthousePage[]
}

/** Each kind of page, or the `chosen`, as a phone, at its own address: the median of five (RUNS). */
export async function measureLighthouse({
  port,
  state,
  chosen = PAGE_NAMES,
}: LighthouseOptions): Promise<Table[]> {
  const server = await serve({ port, vars: { RATE_LIMITS: 'off' }, persist: state })
  const browser = await chromium.launch({
    executablePath: findChromium() ?? '',
    args: ['--headless', '--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port + 1}`],
  })
  const rows: Record<string, Row> = {}
  for (const name of chosen)
    rows[name] = await measurePage(name, await finalAddress(PAGES[name], port), port + 1)
  await browser.close()
  await server.dispose()
  return [
    {
      title: 'Lighthouse, as a phone',
      rows,
      limit: 'the speed of this machine, of which Lighthouse simulates a quarter',
    },
  ]
}

export const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN

/** How fast the machine was meanwhile, by Lighthouse's own measure: its phone is a quarter of that, whatever it is. */
export const machineIndex = (runs: Lhr[]): number =>
  Math.round(median(runs.map(({ environment }) => environment.benchmarkIndex)))

/** Its results for a page as a phone, five of them (RUNS), with the browser that listens on `debugPort`. */
export async function runLighthouse(
  address: string,
  debugPort: number,
  onlyCategories: string[],
): Promise<Lhr[]> {
  const runs: Lhr[] = []
  for (let run = 0; run < RUNS; run++) {
    const result = await lighthouse(address, { port: debugPort, logLevel: 'error', onlyCategories })
    if (result) runs.push(result.lhr)
  }
  return runs
}

/** Where a page is: the short address of a home leads on to its full one. */
async function finalAddress(page: string, port: number): Promise<string> {
  const [host = '', path] = page.split(/(?=\/)(.*)/s)
  const { location } = (await sendRequest(port, path ?? '', { host })).headers
  return `http://${host}:${port}${location ?? path}`
}

async function measurePage(name: LighthousePage, address: string, debugPort: number): Promise<Row> {
  const categories = Object.keys(MIN_SCORES).filter(category => !isLeftOut(name, category))
  const runs = await runLighthouse(address, debugPort, categories)
  const [first] = runs
  const below = Object.values(first?.categories ?? {})
    .flatMap(({ id, auditRefs }) => (id === 'performance' ? [] : auditRefs))
    .filter(({ id, weight }) => weight > 0 && (first?.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id)
  const score = (name: string): number =>
    Math.round(100 * median(runs.map(run => run.categories[name]?.score ?? 0)))
  const metric = (name: string): number =>
    Number(median(runs.map(run => run.audits[name]?.numericValue ?? NaN)).toFixed(3))
  return {
    ...Object.fromEntries(categories.map(category => [category, score(category)])),
    ...Object.fromEntries(Object.keys(MAX_METRICS).map(name => [name, metric(name)])),
    below: below.join(' '),
    'machine’s index': machineIndex(runs),
  }
}
