import { readFileSync } from 'node:fs'
import { Agent, request, type IncomingHttpHeaders } from 'node:http'

interface RequestOptions {
  host?: string
  /** Sent as JSON. */
  body?: unknown
  agent?: Agent | false
}

export interface BenchResponse {
  status: number
  headers: IncomingHttpHeaders
  bytes: Buffer
}

/** One request to this machine. Not fetch, which limits the connections to one host. */
export const sendRequest = (
  port: number,
  path: string,
  { host = 'localhost', body, agent = false }: RequestOptions = {},
): Promise<BenchResponse> =>
  new Promise((resolve, reject) => {
    const headers = {
      Host: `${host}:${port}`,
      ...(body ? { 'Content-Type': 'application/json' } : {}),
    }
    const sent = request(
      { agent, port, host: '127.0.0.1', path, method: body ? 'POST' : 'GET', headers },
      response => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', reject)
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            bytes: Buffer.concat(chunks),
          }),
        )
      },
    )
    sent.on('error', reject)
    sent.end(body ? JSON.stringify(body) : undefined)
  })

/** All requests at once, each over its own connection. Resolves to the responses and the seconds until the last. */
export async function burst<Response>(
  count: number,
  send: (index: number) => Promise<Response>,
): Promise<{ responses: Response[]; seconds: number }> {
  const began = performance.now()
  const responses = await Promise.all(Array.from({ length: count }, (_, index) => send(index)))
  return { responses, seconds: Number(((performance.now() - began) / 1000).toFixed(1)) }
}

interface Percentiles {
  /** ms */
  p50: number
  /** ms */
  p95: number
}

export interface LoadResult extends Percentiles {
  perSecond: number
  /** Responses other than 200. */
  failed: number
}

export type RequestOf = (index: number) => { path: string } & Omit<RequestOptions, 'agent'>

/** Sends `count` requests over `width` persistent connections; `requestOf` gives each its path, host and body. */
export async function load({
  port,
  count,
  width = 16,
  requestOf,
}: {
  port: number
  count: number
  width?: number
  requestOf: RequestOf
}): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: width })
  const times: number[] = []
  let next = 0
  let failed = 0
  const sendOne = async ({ path, ...options }: ReturnType<RequestOf>): Promise<void> => {
    const began = performance.now()
    const { status } = await sendRequest(port, path, { ...options, agent }).catch(() => ({
      status: 0,
    }))
    times.push(performance.now() - began)
    if (status !== 200) failed++
  }
  const began = performance.now()
  await Promise.all(
    Array.from({ length: width }, async () => {
      while (next < count) await sendOne(requestOf(next++))
    }),
  )
  const seconds = (performance.now() - began) / 1000
  agent.destroy()
  return { perSecond: Math.round(count / seconds), ...percentiles(times), failed }
}

/** Median and 95th percentile. */
export function percentiles(times: number[]): Percentiles {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number): number =>
    Number((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(2))
  return { p50: at(0.5), p95: at(0.95) }
}

/** How many times as much, to two decimals. */
export const ratio = (value: number, base: number): number => Number((value / base).toFixed(2))

/** CPU that a process has used so far, in ms, in the kernel's steps of 10 ms. */
export function cpuMsOf(pid: number | string): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10
}

/** The workerd process among this one's children. */
export function workerdPid(parent = process.pid): string {
  const children = readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8').split(' ')
  const pid = children
    .filter(Boolean)
    .find(child => readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('workerd'))
  if (!pid) throw new Error('workerd is not running')
  return pid
}
