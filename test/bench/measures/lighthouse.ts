import lighthouse from 'lighthouse'
import { chromium } from 'playwright-core'
import { findChromium } from '../../../worker/commands/local/chromium.ts'
import { serve } from '../../../worker/commands/local/serve.ts'

const RUNS = Number(process.env.RUNS ?? 3)

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

const MIN_SCORES = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 }
const MAX_METRICS = { 'cumulative-layout-shift': 0.02, 'total-blocking-time': 50 }

/** Whether a page's row keeps to the budget. */
export const meetsBudgets = row =>
  Object.entries(MIN_SCORES).every(([name, least]) => row[name] >= least) &&
  Object.entries(MAX_METRICS).every(([name, most]) => row[name] <= most)

/** Each kind of page, or the `chosen`, as a telephone gets it: the median of three (RUNS). */
export async function measureLighthouse({ port, state, chosen = Object.keys(PAGES) }) {
  const server = await serve({ port, vars: { RATE_LIMITS: 'off' }, persist: state })
  const browser = await chromium.launch({
    executablePath: findChromium() ?? '',
    args: ['--headless', '--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port + 1}`],
  })
  const rows = {}
  for (const name of chosen)
    rows[name] = await measurePage(PAGES[name].replace('/', `:${port}/`), port + 1)
  await browser.close()
  await server.dispose()
  return [
    {
      title: 'Lighthouse, as a telephone',
      rows,
      limit: 'this machine’s own speed, of which Lighthouse takes a quarter',
    },
  ]
}

const median = values => values.sort((a, b) => a - b)[Math.floor(values.length / 2)]

async function measurePage(address, debugPort) {
  const runs = []
  for (let run = 0; run < RUNS; run++) {
    const { lhr } = await lighthouse(`http://${address}`, {
      port: debugPort,
      logLevel: 'error',
      onlyCategories: Object.keys(MIN_SCORES),
    })
    runs.push(lhr)
  }
  const below = Object.values(runs[0].categories)
    .flatMap(({ id, auditRefs }) => (id === 'performance' ? [] : auditRefs))
    .filter(({ id, weight }) => weight > 0 && (runs[0].audits[id].score ?? 1) < 1)
    .map(({ id }) => id)
  return {
    ...Object.fromEntries(
      Object.keys(MIN_SCORES).map(name => [
        name,
        Math.round(100 * median(runs.map(run => run.categories[name].score))),
      ]),
    ),
    ...Object.fromEntries(
      Object.keys(MAX_METRICS).map(name => [
        name,
        Number(median(runs.map(run => run.audits[name].numericValue)).toFixed(3)),
      ]),
    ),
    below: below.join(' '),
  }
}
