import { request } from 'node:http'
import { productPort } from './product.ts'

interface HttpResponse {
  status: number
  headers: Record<string, string>
  text: string
  bytes: Buffer
}

export interface RequestOptions {
  method?: string
  headers?: Record<string, string>
  body?: string | Buffer
  /** Follows up to this many redirects on the same host. */
  follow?: number
}

/** One request to the built product, its path sent as it stands (fetch would tidy it, and Node knows no *.localhost). */
export async function sendRequest(
  host: string,
  path: string,
  options: RequestOptions = {},
): Promise<HttpResponse> {
  const answer = await send(host, path, options)
  const { location } = answer.headers
  if (!location || !options.follow) return answer
  const next = new URL(location, `http://${host}:${productPort()}${path}`)
  return sendRequest(next.hostname, next.pathname + next.search, {
    ...options,
    follow: options.follow - 1,
  })
}

function send(
  host: string,
  path: string,
  { method = 'GET', headers = {}, body }: RequestOptions,
): Promise<HttpResponse> {
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port: productPort(),
        path,
        method,
        headers: { Host: `${host}:${productPort()}`, ...headers },
      },
      response => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('error', reject)
        response.on('end', () => {
          const bytes = Buffer.concat(parts)
          const named = Object.entries(response.headers).map(([name, value]) => [
            name,
            Array.isArray(value) ? value.join('\n') : (value ?? ''),
          ])
          resolve({
            status: response.statusCode ?? 0,
            headers: Object.fromEntries(named),
            text: bytes.toString('utf8'),
            bytes,
          })
        })
      },
    )
    sent.on('error', reject)
    sent.setTimeout(20_000, () => sent.destroy(new Error(`No answer from ${path}`)))
    sent.end(body)
  })
}

/** Work over many items, a few at a time. */
export async function inParallel<Item, Result>(
  items: Item[],
  width: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  let next = 0
  const worker = async (): Promise<void> => {
    while (next < items.length) {
      const index = next++
      results[index] = await work(items[index] as Item)
    }
  }
  await Promise.all(Array.from({ length: width }, worker))
  return results
}
