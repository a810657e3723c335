import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const TXT = 16
const NO_SUCH_NAME = 3

/** A name server that answers over HTTP, as the product asks one, and knows the texts that a test publishes. */
export async function nameServer() {
  const texts = new Map<string, string>()
  const server = createServer(({ url }, response) => {
    const text = texts.get(new URL(url ?? '', 'http://dns').searchParams.get('name') ?? '')
    response.setHeader('Content-Type', 'application/dns-json')
    response.end(
      JSON.stringify(
        text === undefined
          ? { Status: NO_SUCH_NAME }
          : { Status: 0, Answer: [{ type: TXT, data: `"${text}"` }] },
      ),
    )
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/query`,
    publish: (name: string, text: string) => void texts.set(name, text),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
