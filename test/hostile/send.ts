import { Agent, type ClientRequest, request } from 'node:http'

export interface Asked {
  method: string
  host: string
  path: string
  headers: Record<string, string>
  body?: string | Buffer
}

export interface Answered {
  /** 0: none; 101: a socket, which is closed at once. */
  status: number
  headers: Record<string, string>
  text: string
}

/** ms before a request counts as unanswered, however busy the machine. */
const PATIENCE = 60_000

const agent = new Agent({ keepAlive: true, maxSockets: 16 })

/**
 * Sends what fetch would tidy up; what Node itself will not send comes back as null. A connection that ended between two
 * requests is no answer to the second, which goes out again on one of its own, as browsers do.
 */
export async function send(port: number, asked: Asked): Promise<Answered | null> {
  const answer = await sendOnce(port, asked, agent)
  return answer?.status === 0 && answer.text.includes('ended between')
    ? sendOnce(port, asked, false)
    : answer
}

function sendOnce(port: number, asked: Asked, by: Agent | false): Promise<Answered | null> {
  const { method, host, path, headers, body } = asked
  return new Promise(resolve => {
    const none = (error: Error): void => {
      const text = sent?.reusedSocket ? `ended between: ${error.message}` : error.message
      resolve({ status: 0, headers: {}, text })
    }
    let sent: ClientRequest | undefined
    try {
      sent = request(
        {
          host: '127.0.0.1',
          port,
          agent: by,
          method,
          path,
          headers: {
            Host: `${host}:${port}`,
            ...(body !== undefined && { 'Content-Length': String(Buffer.byteLength(body)) }),
            ...headers,
          },
        },
        response => {
          const parts: Buffer[] = []
          response.on('data', (part: Buffer) => parts.push(part))
          response.on('error', none)
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              headers: headersOf(response.headers),
              text: Buffer.concat(parts).toString('utf8'),
            }),
          )
        },
      )
      sent.on('upgrade', (response, socket) => {
        socket.destroy()
        resolve({ status: 101, headers: headersOf(response.headers), text: '' })
      })
      sent.on('error', none)
      sent.setTimeout(PATIENCE, () => sent?.destroy(new Error('no answer')))
      sent.end(body)
    } catch {
      resolve(null)
    }
  })
}

const headersOf = (headers: NodeJS.Dict<string | string[]>): Answered['headers'] =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join('\n') : (value ?? ''),
    ]),
  )
