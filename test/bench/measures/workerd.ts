import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { STAND_INS, workerdConfig } from '../workerd-config.ts'
import { withStateCopy } from '../fixture.ts'
import type { MeasureContext, Row, Table } from './measure.ts'
import { measurePath, type SpeedRow, withRatios } from './speed.ts'
import { requestKey, startRecordingProxy } from '../upstream.ts'
import { cpuMsOf, percentiles, sendRequest } from '../load.ts'
import { bin, root } from '../../../worker/commands/local/run-tool.ts'
import { serve, type Vars } from '../../../worker/commands/local/serve.ts'

const FOLDER = join(root, 'dist', 'bench', 'workerd')
const STARTS = 7

/**
 * The site Worker under `workerd serve`, where nothing but workerd works: KV from memory, the listing API's answers
 * recorded once; compared to a Worker that returns the same bytes. Also how long workerd takes to start.
 */
export async function measureWorkerd({ port, pages, some }: MeasureContext): Promise<Table[]> {
  mkdirSync(FOLDER, { recursive: true })
  const tables: Table[] = []
  for (const [name, path] of Object.entries(pages)) {
    await withStateCopy(state => record({ port, state, path }))
    const measure = (at: number, vars: Vars = {}): Promise<SpeedRow> =>
      onWorkerd({ port, vars }, pid => measurePath({ port: at, pid, path, some }))
    const rows = {
      'a Worker returning the same bytes': await measure(port + 1),
      'whole request, page cache off': await measure(port, { PAGE_CACHE: 'off' }),
      'whole request, page cache hit': await measure(port),
    }
    tables.push({
      title: `Speed of the ${name} under workerd serve, KV and listing API from memory`,
      rows: withRatios(rows, 'a Worker returning the same bytes'),
      limit: "workerd's one thread where it is busy for 90 % or more, else the client",
    })
  }
  return [...tables, await measureStart(port, some(STARTS))]
}

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
  const { status, bytes } = await sendRequest(port, path)
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
}

interface StartRow extends Row {
  'median ms': number
  'mean CPU ms': number
}

/** workerd's start with the site Worker, less its start with a trivial one. */
async function measureStart(port: number, starts: number): Promise<Table> {
  const measure = async (script?: string): Promise<StartRow> => {
    const times: number[] = []
    let cpu = 0
    for (let start = 0; start < starts; start++) {
      await onWorkerd({ port, script }, (pid, ms) => {
        times.push(ms)
        cpu += cpuMsOf(pid)
      })
    }
    return { 'median ms': percentiles(times).p50, 'mean CPU ms': Math.round(cpu / starts) }
  }
  const rows = {
    'a trivial Worker': await measure(join(STAND_INS, 'kv.js')),
    'the site Worker': await measure(),
  }
  const more = (column: 'median ms' | 'mean CPU ms'): number =>
    Math.round(rows['the site Worker'][column] - rows['a trivial Worker'][column])
  return {
    title: 'Start of workerd',
    rows: {
      ...rows,
      'the difference': { 'median ms': more('median ms'), 'mean CPU ms': more('mean CPU ms') },
    },
    limit: 'compiling the bundle and running its modules',
  }
}

/** Starts workerd, waits until it responds, and calls `work` with its process id and the ms until then. */
async function onWorkerd<Result>(
  { port, vars = {}, script }: { port: number; vars?: Vars; script?: string | undefined },
  work: (pid: number, ms: number) => Result | Promise<Result>,
): Promise<Result> {
  const config = join(FOLDER, 'config.capnp')
  writeFileSync(config, workerdConfig({ port, folder: FOLDER, vars, script }))
  const began = performance.now()
  const child = spawn(bin('workerd'), ['serve', config], { stdio: ['ignore', 'ignore', 'inherit'] })
  const ended = once(child, 'exit')
  try {
    while (!(await sendRequest(port + 1, '/').catch(() => null))) {
      if (child.exitCode !== null) throw new Error('workerd does not start')
      await new Promise(resolve => setTimeout(resolve, 1))
    }
    return await work(child.pid ?? 0, performance.now() - began)
  } finally {
    child.kill()
    await ended
  }
}
