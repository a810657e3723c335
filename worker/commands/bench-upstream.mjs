import { Agent, createServer, request } from 'node:http'

/** Stands before the listing API at `apiPort` and writes down each call with its answer. */
export async function listen({ port, apiPort }) {
  const agent = new Agent({ keepAlive: true })
  const calls = []
  const server = createServer(async (asked, answer) => {
    const body = Buffer.concat(await asked.toArray())
    const call = request({ agent, host: '127.0.0.1', port: apiPort, path: asked.url, method: asked.method, headers: asked.headers }, async answered => {
      const bytes = Buffer.concat(await answered.toArray())
      calls.push({ method: asked.method, path: asked.url, body: body.toString(), status: answered.statusCode, type: answered.headers['content-type'], text: bytes.toString() })
      answer.writeHead(answered.statusCode, answered.headers).end(bytes)
    })
    call.on('error', () => answer.destroy())
    call.end(body)
  })
  await new Promise(resolve => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${port}`,
    /** What was asked since the last time this was. */
    takeCalls: () => calls.splice(0),
    close: () => { server.closeAllConnections(); server.close(); agent.destroy() },
  }
}

/** What tells one call from another. */
export const nameOf = ({ method, path, body }) => `${method} ${path} ${body}`
