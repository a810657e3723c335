import { Agent, createServer, request } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'

// A thread of bench-upstream.mjs: in the bench's own, a crowd that connects would hold up the listing API's answers.
const { port, apiPort } = workerData
const agent = new Agent({ keepAlive: true })
const calls = []

const server = createServer(async (asked, answer) => {
  const body = Buffer.concat(await asked.toArray())
  const call = request(
    {
      agent,
      host: '127.0.0.1',
      port: apiPort,
      path: asked.url,
      method: asked.method,
      headers: asked.headers,
    },
    async answered => {
      const bytes = Buffer.concat(await answered.toArray())
      calls.push({
        method: asked.method,
        path: asked.url,
        body: body.toString(),
        status: answered.statusCode,
        type: answered.headers['content-type'],
        text: bytes.toString(),
      })
      answer.writeHead(answered.statusCode, answered.headers).end(bytes)
    },
  )
  call.on('error', () => answer.destroy())
  call.end(body)
})
parentPort.on('message', () => parentPort.postMessage(calls.splice(0)))
server.listen(port, '127.0.0.1', () => parentPort.postMessage('ready'))
