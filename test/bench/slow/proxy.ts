import { createServer, type IncomingMessage, request, type Server } from 'node:http'

/** Hands each call on to the API at `apiPort` once `before` is over. */
export const proxyTo = (
  apiPort: number,
  before: (call: IncomingMessage) => Promise<unknown> | null,
): Server =>
  createServer(async (incoming, outgoing) => {
    const { method, url, headers } = incoming
    await before(incoming)
    const passed = request({ port: apiPort, method, path: url, headers }, answer => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    incoming.pipe(passed)
  })
