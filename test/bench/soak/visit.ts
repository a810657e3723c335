import { Agent } from 'node:http'
import { hostOf, markerOf } from '../agencies.ts'
import { sendRequest } from '../load.ts'
import { CALM, type Faults } from './faults.ts'

export interface Asked {
  site: number
  path: string
  method?: string
  headers?: Record<string, string>
  body?: string | Buffer
}

export interface Answer {
  status: number
  text: string
  headers: Record<string, string | string[] | undefined>
}

/** How long after a spell of faults an answer may still come of it. */
const AFTER = CALM - 1_000

/** In ms. */
const IDLE = 10_000

/** Everybody who visits: what they were answered, and what none of them should have been. */
export class Visits {
  readonly statuses: Record<string, number> = {}
  readonly unexpected: string[] = []
  foreign = 0
  requests = 0
  readonly #port: number
  // workerd closes a connection that was idle for 15 s: one that is used again at that moment is reset.
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 32, timeout: IDLE })
  #faultyUntil = 0

  constructor(port: number) {
    this.#port = port
  }

  /** The site Worker's bindings fail as these say from now on; answers how often each did since the start. */
  async playFaults(faults: Faults): Promise<Record<string, number>> {
    if (Object.keys(faults).length > 0) this.#faultyUntil = Infinity
    const { text } = await this.#send('soak.test', {
      site: 0,
      path: '/soak/faults',
      method: 'POST',
      body: JSON.stringify(faults),
    })
    if (Object.keys(faults).length === 0 && this.#faultyUntil === Infinity)
      this.#faultyUntil = Date.now() + AFTER
    return JSON.parse(text)
  }

  /** One request to an agency's host, `name` for the table. `expected`: statuses that need no fault. */
  async ask(name: string, asked: Asked, expected: readonly number[] = [200]): Promise<Answer> {
    const began = Date.now()
    const answer = await this.#send(hostOf(asked.site), asked).catch((error: unknown) => ({
      status: 0,
      text: String(error),
      headers: {},
    }))
    this.requests++
    const row = `${name} ${answer.status}`
    this.statuses[row] = (this.statuses[row] ?? 0) + 1
    if (!expected.includes(answer.status) && !this.#isOfFault(asked, answer, began))
      this.#note(`${asked.method ?? 'GET'} ${asked.path}: ${answer.status} ${firstWords(answer)}`)
    const names = new Set(answer.text.match(/merkteken\d+x/gi)?.map(name => name.toLowerCase()))
    names.delete(markerOf(asked.site).toLowerCase())
    if (names.size > 0) {
      this.foreign++
      this.#note(`${asked.path} of ${asked.site} names ${[...names].join(', ')}`)
    }
    return answer
  }

  close(): void {
    this.#agent.destroy()
  }

  /** While something fails: 503 that says when to come again, or 502 of the door for programs. 500 is never expected. */
  #isOfFault({ path }: Asked, { status, headers }: Answer, began: number): boolean {
    if (began >= this.#faultyUntil) return false
    // What is no picture by its bytes is none, such as a page of the API's in a picture's place (SEC-23).
    if (status === 404) return path.startsWith('/assets/')
    return [502, 503].includes(status) && headers['retry-after'] !== undefined
  }

  #note(what: string): void {
    this.unexpected.push(what.slice(0, 300))
  }

  async #send(host: string, { path, ...asked }: Asked): Promise<Answer> {
    const agent = this.#agent
    const answer = await sendRequest(this.#port, path, { host, ...asked, agent })
    return { status: answer.status, headers: answer.headers, text: answer.bytes.toString() }
  }
}

const firstWords = ({ text }: Answer): string =>
  text
    .replace(/<(script|style)[^]*?<\/\1>|<[^>]*>|\s+/g, ' ')
    .trim()
    .slice(0, 160)
