import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import lighthouse from 'lighthouse'
import { chromium } from 'playwright-core'
import { bundle } from './bundle.mjs'
import { findChromium } from './chromium.mjs'
import { ensureSecrets, migrate, seed } from './prepare.mjs'
import { root } from './run.mjs'
import { serve } from './serve.mjs'

const PORT = 48902
const DEBUG_PORT = 48903
const STATE = 'dist/lighthouse-state'
const RUNS = Number(process.env.RUNS ?? 3)

const PAGES = {
  home: 'localhost/nl', coastal: 'kust.localhost/nl', rustic: 'ardennen.localhost/fr', list: 'localhost/nl/te-koop', map: 'localhost/nl/te-koop?view=map',
  sold: 'localhost/nl/verkocht', detail: 'localhost/nl/aanbod/1000', project: 'localhost/nl/aanbod/1100', stays: 'kust.localhost/nl/vakantie',
  stay: 'kust.localhost/nl/vakantie/231', contact: 'localhost/nl/contact', subscribe: 'localhost/nl/hou-me-op-de-hoogte',
  about: 'localhost/nl/over-ons', statement: 'localhost/nl/toegankelijkheid',
}

const LEAST = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 }
const MOST = { 'cumulative-layout-shift': 0.02, 'total-blocking-time': 50 }

/** `npm run lighthouse [-- page …]`: each kind of page as a telephone gets it, the median of three (RUNS), against its budget. */
const chosen = process.argv.slice(2)
await bundle()
ensureSecrets()
await migrate(STATE)
await seed(PORT, STATE)
const state = mkdtempSync(join(tmpdir(), 'baksteen-lighthouse-'))
cpSync(join(root, STATE), state, { recursive: true })
const server = await serve({ port: PORT, vars: { RATE_LIMITS: 'off' }, persist: join(state, 'v3') })
const browser = await chromium.launch({
  executablePath: findChromium() ?? '', args: ['--headless', '--no-sandbox', '--disable-gpu', `--remote-debugging-port=${DEBUG_PORT}`],
})

const median = values => values.sort((a, b) => a - b)[Math.floor(values.length / 2)]

async function measure(address) {
  const runs = []
  for (let run = 0; run < RUNS; run++) {
    const { lhr } = await lighthouse(`http://${address.replace('/', `:${PORT}/`)}`, { port: DEBUG_PORT, logLevel: 'error', onlyCategories: Object.keys(LEAST) })
    runs.push(lhr)
  }
  const failed = runs[0].categories
  const below = Object.values(failed).flatMap(({ id, auditRefs }) => (id === 'performance' ? [] : auditRefs))
    .filter(({ id, weight }) => weight > 0 && (runs[0].audits[id].score ?? 1) < 1).map(({ id }) => id)
  return {
    ...Object.fromEntries(Object.keys(LEAST).map(name => [name, Math.round(100 * median(runs.map(run => run.categories[name].score)))])),
    ...Object.fromEntries(Object.keys(MOST).map(name => [name, Number(median(runs.map(run => run.audits[name].numericValue)).toFixed(3))])),
    below: below.join(' '),
  }
}

const rows = {}
for (const [name, address] of Object.entries(PAGES).filter(([name]) => chosen.length === 0 || chosen.includes(name))) rows[name] = await measure(address)
console.table(rows)
await browser.close()
await server.dispose()
rmSync(state, { recursive: true, force: true })
const isWithin = row => Object.entries(LEAST).every(([name, least]) => row[name] >= least) && Object.entries(MOST).every(([name, most]) => row[name] <= most)
process.exit(Object.values(rows).every(isWithin) ? 0 : 1)
