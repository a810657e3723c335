import http from 'node:http'

export interface Answer {
  status: number
  headers: http.IncomingHttpHeaders
  text: string
}

export interface Request {
  path: string
  /** Default: GET, or POST where there is a body. */
  method?: string
  headers?: Record<string, string>
  body?: string
}

/** The port that the demo's absolute addresses name. Both products are asked by it, whichever port they have. */
export const SEEDED_PORT = 8787

const FORM = 'application/x-www-form-urlencoded'

export const agent = new http.Agent({ keepAlive: true, maxSockets: 16 })

/** One request, its path sent as it stands, to a port of this machine by the name of a host of the demo. */
export function ask(port: number, host: string, request: Request): Promise<Answer> {
  const { path, body, method = body === undefined ? 'GET' : 'POST' } = request
  const headers = {
    Host: `${host}:${SEEDED_PORT}`,
    Origin: `http://${host}:${SEEDED_PORT}`,
    Accept: 'text/html',
    ...(body !== undefined && {
      'Content-Type': FORM,
      'Content-Length': String(Buffer.byteLength(body)),
    }),
    ...request.headers,
  }
  return new Promise((resolve, reject) => {
    http
      .request({ host: '127.0.0.1', port, path, agent, method, headers }, response => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text: Buffer.concat(chunks).toString(),
          }),
        )
      })
      .on('error', reject)
      .end(body)
  })
}

/** Work over many items, a few at a time. */
export async function inParallel<Item>(
  items: Iterable<Item>,
  width: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = items[Symbol.iterator]()
  const worker = async (): Promise<void> => {
    for (let next = queue.next(); !next.done; next = queue.next()) await work(next.value)
  }
  await Promise.all(Array.from({ length: width }, worker))
}
