import { connect, type Socket } from 'node:net'
import { parentPort } from 'node:worker_threads'

/**
 * A client of HTTP/1.1 that does as little as it can, on a thread of its own: it writes requests as they are and reads of
 * an answer its status and where it ends. Anything more, and the client would be what is measured.
 */
export interface Job {
  port: number
  /** Whole requests, each sent as soon as one of `width` connections is free. */
  requests: string[]
  width: number
}

export interface JobResult {
  /** Of each answer, ms. */
  times: number[]
  /** Answers other than 200. */
  failed: number
  seconds: number
  /** CPU of this thread in all, ms. */
  cpuMs: number
}

const END_OF_HEAD = '\r\n\r\n'
const END_OF_CHUNKS = '\r\n0\r\n\r\n'

parentPort?.on('message', async (job: Job) => parentPort?.postMessage(await run(job)))

async function run({ port, requests, width }: Job): Promise<JobResult> {
  const times: number[] = []
  let next = 0
  let failed = 0
  const cpuBefore = process.threadCpuUsage()
  const began = performance.now()
  const work = async (): Promise<void> => {
    let socket = await open(port)
    for (let request = requests[next++]; request !== undefined; request = requests[next++]) {
      const sent = performance.now()
      const status = await ask(socket, request)
      times.push(performance.now() - sent)
      if (status !== 200) failed++
      if (socket.destroyed) socket = await open(port)
    }
    socket.destroy()
  }
  await Promise.all(Array.from({ length: width }, work))
  const { user, system } = process.threadCpuUsage(cpuBefore)
  return {
    times,
    failed,
    seconds: (performance.now() - began) / 1000,
    cpuMs: (user + system) / 1000,
  }
}

const open = (port: number): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true }, () => resolve(socket))
    socket.once('error', reject)
  })

/** Resolves to the status once the whole answer is there; 0: the connection broke. */
const ask = (socket: Socket, request: string): Promise<number> =>
  new Promise(resolve => {
    let head = ''
    let status = 0
    /** Bytes of the body that are still to come; null: it says itself where it ends. */
    let left: number | null = 0
    let tail = '\r\n'
    const onData = (chunk: Buffer): void => {
      let body = chunk
      if (status === 0) {
        const before = head.length
        head += chunk.toString('latin1')
        const end = head.indexOf(END_OF_HEAD)
        if (end < 0) return
        status = Number(head.slice(9, 12))
        const length = /^content-length: *(\d+)/im.exec(head.slice(0, end))?.[1]
        left = status === 304 || length !== undefined ? Number(length ?? 0) : null
        body = chunk.subarray(end + END_OF_HEAD.length - before)
      }
      if (left !== null) left -= body.length
      else tail = (tail + body.subarray(-END_OF_CHUNKS.length).toString('latin1')).slice(-7)
      if (left === null ? tail === END_OF_CHUNKS : left <= 0) finish(status)
    }
    const onEnd = (): void => finish(0)
    const finish = (answer: number): void => {
      socket.off('data', onData).off('close', onEnd)
      resolve(answer)
    }
    socket.on('data', onData).once('close', onEnd)
    socket.write(request)
  })
