import { request, Agent } from 'node:http'
import { readFileSync } from 'node:fs'

/** `count` GETs over `width` kept connections. Resolves to requests per second, and the answers that were not 200. */
export async function load({ port, path, host = 'localhost', count, width = 16 }) {
  const agent = new Agent({ keepAlive: true, maxSockets: width })
  let left = count
  let failed = 0
  const one = () => new Promise(resolve => {
    const call = request({ agent, port, host: '127.0.0.1', path: typeof path === 'function' ? path(left) : path, headers: { Host: `${host}:${port}` } }, answer => {
      if (answer.statusCode !== 200) failed++
      answer.resume()
      answer.on('end', resolve)
    })
    call.on('error', () => { failed++; resolve() })
    call.end()
  })
  const worker = async () => { while (left-- > 0) await one() }
  const start = process.hrtime.bigint()
  await Promise.all(Array.from({ length: width }, worker))
  const seconds = Number(process.hrtime.bigint() - start) / 1e9
  agent.destroy()
  return { perSecond: count / seconds, failed }
}

/** CPU that a process has used so far, in ms; 10 ms is the kernel's own step. */
export function cpuOf(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}

/** The workerd process among this one's children. */
export function workerdPid(parent = process.pid) {
  const children = readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8').trim().split(' ').filter(Boolean)
  return children.find(pid => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('workerd')) ?? null
}
