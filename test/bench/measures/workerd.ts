import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { STAND_INS, workerdConfig } from '../workerd-config.ts'
import { withStateCopy } from '../fixture.ts'
import { measurePath, withRatios } from './speed.ts'
import { startRecordingProxy, requestKey } from '../upstream.ts'
import { sendRequest, cpuMsOf, percentiles } from '../load.ts'
import { bin, root } from '../../../worker/commands/local/run-tool.ts'
import { serve } from '../../../worker/commands/local/serve.ts'

const FOLDER = join(root, 'dist', 'bench', 'workerd')
const STARTS = 7

/**
 * The site Worker under `workerd serve`, where nothing but workerd works: KV from memory, the listing API's answers
 * recorded once. Beside a Worker that returns the same bytes. And how long a Worker of either kind takes to start.
 */
export async function measureWorkerd({ port, pages, some }) {
  mkdirSync(FOLDER, { recursive: true })
  const tables = []
  for (const [name, path] of Object.entries(pages)) {
    await withStateCopy(state => record({ port, state, path }))
    const measure = (at, vars) =>
      onWorkerd({ port, vars }, pid => measurePath({ port: at, pid, path, some }))
    const rows = {
      'a Worker returning the same bytes': await measure(port + 1),
      'whole request, page cache off': await measure(port, { PAGE_CACHE: 'off' }),
      'whole request, page cache hit': await measure(port),
    }
    tables.push({
      title: `Speed of the ${name} under workerd serve, KV and listing API from memory`,
      rows: withRatios(rows, 'a Worker returning the same bytes'),
      limit:
        'the one thread of workerd where it is busy for 90 % and more, else by the client that asks',
    })
  }
  return [...tables, await measureStart(port, some(STARTS))]
}

/** Writes down what a page asks of the listing API, and its bytes. */
async function record({ port, state, path }) {
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
  if (status !== 200) throw new Error(`${path} answered ${status}`)
  const answers = calls.map(call => [
    requestKey(call),
    { status: call.status, type: call.type, text: call.text },
  ])
  writeFileSync(join(FOLDER, 'recorded.json'), JSON.stringify(Object.fromEntries(answers)))
  writeFileSync(join(FOLDER, 'page.html'), bytes)
}

/** The whole of workerd, less the same with a trivial Worker in the site's place. */
async function measureStart(port, starts) {
  const measure = async script => {
    const times = []
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
  const more = column =>
    Math.round(rows['the site Worker'][column] - rows['a trivial Worker'][column])
  rows['the difference'] = { 'median ms': more('median ms'), 'mean CPU ms': more('mean CPU ms') }
  return {
    title: 'Start of workerd',
    rows,
    limit: 'the compiling of the bundle and what its modules do when they are loaded',
  }
}

/** Starts workerd and waits until it answers; `work` is given the process and the ms until then. */
async function onWorkerd({ port, vars = {}, script }, work) {
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
    return await work(child.pid, performance.now() - began)
  } finally {
    child.kill()
    await ended
  }
}
