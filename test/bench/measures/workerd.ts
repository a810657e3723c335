import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { FRONT_BUNDLE, SITE_BUNDLE } from '../../../worker/commands/local/bundle-site.ts'
import { bin, root } from '../../../worker/commands/local/run-tool.ts'
import { serve } from '../../../worker/commands/local/serve.ts'
import { benchBundle, withStateCopy } from '../fixture.ts'
import { cpuMsOf, percentiles, ratio, sendRequest } from '../load.ts'
import { type Asked, measureRows, withRatios } from '../rows.ts'
import { requestKey, startRecordingProxy } from '../upstream.ts'
import { type Service, workerdConfig } from '../workerd-config.ts'
import type { MeasureContext, Row, Table } from './measure.ts'

const FOLDER = join(root, 'dist', 'bench', 'workerd')
const STARTS = 9
const COUNT = 1500
const ROUNDS = 7

const UNCOUNTED = { bundle: benchBundle('uncounted'), front: benchBundle('uncounted-front') }
const SERVICES: Service[] = [
  { name: 'hit', front: FRONT_BUNDLE },
  { name: 'hit-uncounted', ...UNCOUNTED },
  { name: 'uncached', front: FRONT_BUNDLE, vars: { PAGE_CACHE: 'off' } },
  { name: 'uncached-uncounted', ...UNCOUNTED, vars: { PAGE_CACHE: 'off' } },
  { name: 'bare', bundle: benchBundle('bare') },
]

/**
 * The site Worker behind its front under `workerd serve`, where nothing but workerd works: KV from memory, the listing API's answers
 * recorded once; compared to a Worker that returns the same bytes and headers, to plain renderToString, and to the same where
 * no visit is counted. Also how long workerd takes to start.
 */
export async function measureWorkerd({ port, pages, some }: MeasureContext): Promise<Table[]> {
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  const tables: Table[] = []
  for (const [name, path] of Object.entries(pages)) {
    await withStateCopy(state => record({ port, state, path }))
    const rows = await onWorkerd({ port, services: SERVICES }, pid => {
      const at = (service: string, asked = path): Asked => {
        const index = SERVICES.findIndex(each => each.name === service)
        return {
          port: port + (index < 0 ? SERVICES.length : index),
          pid,
          requestOf: request => ({ path: asked, headers: visitorHeaders(request) }),
        }
      }
      const ofBare = (mode: string): Asked =>
        at('bare', `/${mode}?path=${encodeURIComponent(path)}`)
      return measureRows(
        {
          'a Worker returning the same bytes and headers': at('constant'),
          'page cache hit': at('hit'),
          'page cache hit, nothing counted': at('hit-uncounted'),
          'page cache off': at('uncached'),
          'page cache off, nothing counted': at('uncached-uncounted'),
          'bare renderToString': ofBare('bare'),
          'render with fragments': ofBare('pieces'),
        },
        { count: some(COUNT), rounds: ROUNDS },
      )
    })
    tables.push({
      title: `Speed of the ${name} under workerd serve, KV and listing API from memory`,
      rows: withRatios(
        rows,
        'a Worker returning the same bytes and headers',
        'bare renderToString',
      ),
      limit:
        "workerd's one thread where it is busy for 90 % or more, else what else the machine does",
    })
  }
  return [...tables, await measureStart(port, some(STARTS))]
}

/** A browser of a network of its own, so that each request is a visit to be counted. */
const visitorHeaders = (request: number): Record<string, string> => ({
  'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/148.0.0.0 Safari/537.36',
  Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'CF-Connecting-IP': `10.${request >> 16}.${(request >> 8) & 255}.${request & 255}`,
})

const OF_THE_CONNECTION = new Set([
  'connection',
  'content-length',
  'date',
  'keep-alive',
  'transfer-encoding',
])

/** Records a page's calls of the listing API, and the page. */
async function record({
  port,
  state,
  path,
}: {
  port: number
  state: string
  path: string
}): Promise<void> {
  const upstream = await startRecordingProxy({ port: port + 2, apiPort: port + 1 })
  const server = await serve({
    port,
    apiPort: port + 1,
    vars: { API_URL: upstream.url, PAGE_CACHE: 'off' },
    persist: state,
  })
  const { status, headers, bytes } = await sendRequest(port, path)
  const calls = await upstream.takeCalls()
  await server.dispose()
  await upstream.close()
  if (status !== 200) throw new Error(`${path} returned ${status}`)
  const responses = calls.map(call => [
    requestKey(call),
    { status: call.status, type: call.type, text: call.text },
  ])
  writeFileSync(join(FOLDER, 'recorded.json'), JSON.stringify(Object.fromEntries(responses)))
  writeFileSync(join(FOLDER, 'page.html'), bytes)
  const own = Object.entries(headers).filter(([name]) => !OF_THE_CONNECTION.has(name))
  writeFileSync(join(FOLDER, 'headers.json'), JSON.stringify(Object.fromEntries(own)))
}

interface StartRow extends Row {
  'median ms': number
  'median CPU ms': number
}

const TRIVIAL = 'a trivial Worker'
const RENDERER = "React's server renderer alone"

/**
 * workerd's start, in turn, and what is more than with a trivial Worker: with React's renderer; with the front Worker, which
 * all visitors reach and which answers alone what the page cache has; with the site Worker; and with both, as for the first page that
 * has to be made.
 */
async function measureStart(port: number, starts: number): Promise<Table> {
  const started: Record<string, Omit<Service, 'name'>> = {
    [TRIVIAL]: { bundle: benchBundle('trivial') },
    [RENDERER]: { bundle: benchBundle('renderer') },
    'the front Worker': { bundle: null, front: FRONT_BUNDLE },
    'the site Worker': { bundle: SITE_BUNDLE },
    'front and site': { bundle: SITE_BUNDLE, front: FRONT_BUNDLE },
  }
  const found: Record<string, { ms: number; cpu: number }[]> = {}
  for (let start = 0; start < starts; start++) {
    for (const [name, service] of Object.entries(started)) {
      const services = [{ name: 'started', ...service }]
      const one = await onWorkerd({ port, services }, (pid, ms) => ({ ms, cpu: cpuMsOf(pid) }))
      ;(found[name] ??= []).push(one)
    }
  }
  const median = (name: string, of: 'ms' | 'cpu'): number =>
    percentiles((found[name] ?? []).map(each => each[of])).p50
  const more = (name: string, of: 'ms' | 'cpu'): number => median(name, of) - median(TRIVIAL, of)
  const rows = Object.keys(started).map((name): [string, StartRow] => [
    name,
    {
      'median ms': median(name, 'ms'),
      'median CPU ms': median(name, 'cpu'),
      'more ms': Number(more(name, 'ms').toFixed(1)),
      'more CPU ms': Number(more(name, 'cpu').toFixed(1)),
      '× more ms': name === TRIVIAL ? 0 : ratio(more(name, 'ms'), more(RENDERER, 'ms')),
      '× more CPU': name === TRIVIAL ? 0 : ratio(more(name, 'cpu'), more(RENDERER, 'cpu')),
    },
  ])
  return {
    title: 'Start of workerd',
    rows: Object.fromEntries(rows),
    limit: 'compiling all modules, asked for or not, and running those that start',
  }
}

/** Starts workerd, waits until the first service responds, and calls `work` with its process id and the ms until then. */
async function onWorkerd<Result>(
  { port, services }: { port: number; services: Service[] },
  work: (pid: number, ms: number) => Result | Promise<Result>,
): Promise<Result> {
  const config = join(FOLDER, 'config.capnp')
  writeFileSync(config, workerdConfig({ port, folder: FOLDER, services }))
  const began = performance.now()
  const child = spawn(bin('workerd'), ['serve', config], { stdio: ['ignore', 'ignore', 'inherit'] })
  const ended = once(child, 'exit')
  // What every Worker answers without reading anything.
  const headers = { 'Baksteen-Fetch': '1' }
  try {
    while (!(await sendRequest(port, '/', { headers }).catch(() => null))) {
      if (child.exitCode !== null) throw new Error('workerd does not start')
      await new Promise(resolve => setTimeout(resolve, 1))
    }
    return await work(child.pid ?? 0, performance.now() - began)
  } finally {
    child.kill()
    await ended
  }
}
