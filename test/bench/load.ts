import { readdirSync, readFileSync } from 'node:fs'
import { type Agent, request, type IncomingHttpHeaders } from 'node:http'
import { Worker } from 'node:worker_threads'
import type { Job, JobResult } from './client.ts'

interface RequestOptions {
  host?: string
  /** POST where there is a body, else GET. */
  method?: string
  /** Text and bytes as they are, all else as JSON. */
  body?: unknown
  headers?: Record<string, string>
  agent?: Agent | false
}

export interface BenchResponse {
  status: number
  headers: IncomingHttpHeaders
  bytes: Buffer
}

/**
 * One request to this machine. Not fetch, which limits the connections to one host. A connection that was kept and is closed
 * the moment it is used again is none of the server's faults: a browser then asks anew, and so does this.
 */
export const sendRequest = (
  port: number,
  path: string,
  options: RequestOptions = {},
): Promise<BenchResponse> =>
  new Promise((resolve, reject) => {
    const { host = 'localhost', body, headers = {}, agent = false } = options
    const { method = body ? 'POST' : 'GET' } = options
    const isRaw = body === undefined || typeof body === 'string' || body instanceof Buffer
    const all = {
      Host: `${host}:${port}`,
      ...(isRaw ? {} : { 'Content-Type': 'application/json' }),
      ...headers,
    }
    const sent = request(
      {
        agent,
        port,
        host: '127.0.0.1',
        path,
        method,
        headers: all,
      },
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
    sent.on('error', (error: NodeJS.ErrnoException) => {
      const isAgain = sent.reusedSocket && error.code === 'ECONNRESET' && method === 'GET'
      if (isAgain) sendRequest(port, path, options).then(resolve, reject)
      else reject(error)
    })
    sent.setTimeout(60_000, () => sent.destroy(new Error('no answer within a minute')))
    sent.end(isRaw ? body : JSON.stringify(body))
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
  /** CPU of the client a request, ms. */
  clientMs: number
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
  const requests = Array.from({ length: count }, (_, index) => requestText(port, requestOf(index)))
  const client = new Worker(new URL('./client.ts', import.meta.url))
  const job: Job = { port, requests, width }
  client.postMessage(job)
  const { times, failed, seconds, cpuMs } = await new Promise<JobResult>((resolve, reject) =>
    client.once('message', resolve).once('error', reject),
  )
  await client.terminate()
  return {
    perSecond: Math.round(count / seconds),
    ...percentiles(times),
    failed,
    clientMs: cpuMs / count,
  }
}

const requestText = (
  port: number,
  { path, host = 'localhost', headers = {}, body }: ReturnType<RequestOf>,
): string => {
  const text = body === undefined ? '' : JSON.stringify(body)
  const lines = {
    Host: `${host}:${port}`,
    ...(text && {
      'Content-Type': 'application/json',
      'Content-Length': String(Buffer.byteLength(text)),
    }),
    ...headers,
  }
  const head = Object.entries(lines).map(([name, value]) => `${name}: ${value}\r\n`)
  return `${text ? 'POST' : 'GET'} ${path} HTTP/1.1\r\n${head.join('')}\r\n${text}`
}

/** Median and 95th percentile, to so many decimals. */
export function percentiles(times: number[], decimals = 2): Percentiles {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number): number =>
    Number(
      (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(
        decimals,
      ),
    )
  return { p50: at(0.5), p95: at(0.95) }
}

/** How many times as much, to two decimals. */
export const ratio = (value: number, base: number): number => Number((value / base).toFixed(2))

/** CPU that a process has used so far, in ms: the sum of its threads, to the nanosecond as the kernel counts it. */
export const cpuMsOf = (pid: number | string): number =>
  readdirSync(`/proc/${pid}/task`)
    .map(thread => readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0])
    .reduce((sum, nanoseconds) => sum + Number(nanoseconds) / 1_000_000, 0)

/** The workerd process among this one's children. */
export function workerdPid(parent = process.pid): string {
  const children = readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8').split(' ')
  const pid = children
    .filter(Boolean)
    .find(child => readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('workerd'))
  if (!pid) throw new Error('workerd is not running')
  return pid
}
