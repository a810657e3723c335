import { Agent, createServer, request } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'
import type { RecordedCall } from './upstream.ts'

// A thread of its own, started by upstream.ts: on the bench's thread a burst of connections would delay the listing API.
const { port, apiPort }: { port: number; apiPort: number } = workerData
const agent = new Agent({ keepAlive: true })
const calls: RecordedCall[] = []

const server = createServer(async (incoming, outgoing) => {
  const { url: path = '/', method = 'GET', headers } = incoming
  const body = Buffer.concat(await incoming.toArray())
  const forwarded = request(
    { agent, host: '127.0.0.1', port: apiPort, path, method, headers },
    async response => {
      const bytes = Buffer.concat(await response.toArray())
      const status = response.statusCode ?? 0
      calls.push({
        method,
        path,
        body: body.toString(),
        status,
        type: response.headers['content-type'],
        text: bytes.toString(),
      })
      outgoing.writeHead(status, response.headers).end(bytes)
    },
  )
  forwarded.on('error', () => outgoing.destroy())
  forwarded.end(body)
})
parentPort?.on('message', () => parentPort?.postMessage(calls.splice(0)))
server.listen(port, '127.0.0.1', () => parentPort?.postMessage('ready'))
