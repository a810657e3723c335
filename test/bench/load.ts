import { request, Agent } from 'node:http'
import { readFileSync } from 'node:fs'

/** One request to this machine. Not fetch: it holds back a crowd to one host. A body is sent as JSON. */
export const sendRequest = (port, path, { host = 'localhost', body, agent = false } = {}) =>
  new Promise((resolve, reject) => {
    const headers = { Host: `${host}:${port}`, ...(body && { 'Content-Type': 'application/json' }) }
    const call = request(
      { agent, port, host: '127.0.0.1', path, method: body ? 'POST' : 'GET', headers },
      answer => {
        const parts = []
        answer.on('data', part => parts.push(part)).on('error', reject)
        answer.on('end', () =>
          resolve({
            status: answer.statusCode,
            headers: answer.headers,
            bytes: Buffer.concat(parts),
          }),
        )
      },
    )
    call.on('error', reject)
    call.end(body && JSON.stringify(body))
  })

/** All of them at once, each over a connection of its own. Resolves to the answers and the seconds until the last. */
export async function burst(count, wish) {
  const began = performance.now()
  const answers = await Promise.all(Array.from({ length: count }, (_, index) => wish(index)))
  return { answers, seconds: Number(((performance.now() - began) / 1000).toFixed(1)) }
}

/**
 * `count` requests over `width` kept connections; `wish` gives each its path, host and body. Resolves to requests per
 * second, the median and 95th percentile of their times in ms, and how many were not 200.
 */
export async function load({ port, count, width = 16, wish }) {
  const agent = new Agent({ keepAlive: true, maxSockets: width })
  const times = []
  let next = 0
  let failed = 0
  const one = async ({ path, ...rest }) => {
    const began = performance.now()
    const { status } = await sendRequest(port, path, { ...rest, agent }).catch(() => ({
      status: 0,
    }))
    times.push(performance.now() - began)
    if (status !== 200) failed++
  }
  const began = performance.now()
  await Promise.all(
    Array.from({ length: width }, async () => {
      while (next < count) await one(wish(next++))
    }),
  )
  const seconds = (performance.now() - began) / 1000
  agent.destroy()
  return { perSecond: Math.round(count / seconds), ...percentiles(times), failed }
}

/** Median and 95th percentile, in ms. */
export function percentiles(times) {
  const sorted = times.toSorted((a, b) => a - b)
  const at = share =>
    Number(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))].toFixed(2))
  return { p50: at(0.5), p95: at(0.95) }
}

/** How many times as much; two decimals. */
export const ratio = (value, base) => Number((value / base).toFixed(2))

/** CPU that a process has used so far, in ms; 10 ms is the kernel's own step. */
export function cpuMsOf(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}

/** The workerd process among this one's children. */
export function workerdPid(parent = process.pid) {
  const children = readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8')
    .trim()
    .split(' ')
    .filter(Boolean)
  return (
    children.find(pid => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('workerd')) ?? null
  )
}
