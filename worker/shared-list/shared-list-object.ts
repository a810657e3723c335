import { DurableObject } from 'cloudflare:workers'
import {
  type Act,
  applyAct,
  MAX_ACTS_A_MINUTE,
  SEATS,
  type SharedList,
} from '../../shared/shared-list/list.ts'
import { RETENTION_DAYS } from '../../shared/privacy/retention-periods.ts'
import { DAY, HOUR, MINUTE, type Millis } from '../../shared/time/units.ts'
import { agencyOf } from '../agency/stub.ts'
import type { Bindings } from '../env.ts'
import { describeError, log } from '../http/log.ts'
import type { Found, Outcome, SeenList, SharedListCalls } from '../../shared/shared-list/calls.ts'
import { parseName } from './name.ts'
import { statusOf } from '../store/refusal.ts'

/** How long a deleted one says so. */
const ENDED = 30 * DAY
/** A visit puts the end off once in so long. */
const VISITED_EVERY = DAY
/** Open pages that are told of changes; others ask by themselves. */
const MAX_SOCKETS = 12
/** The regular close of a socket, and the one for a peer that broke a rule. */
const [GOING, NOT_ALLOWED] = [1001, 1008]

interface Stored {
  list: SharedList
  /** Hashes of the cookies of those who take part. */
  seats: string[]
  visitedAt: Millis
}

/**
 * One list that several people share. Named by its site and a hash of its link: who knows the name cannot open it. One value
 * holds it all, so that each act is one read and one write.
 */
export class SharedListObject extends DurableObject<Bindings> implements SharedListCalls {
  /** Acts of the running minute, by seat: what is lost when the object sleeps only lets more pass. */
  #acts = { minute: 0, counts: new Map<number, number>() }

  begin(list: SharedList, seat: string, now: Millis): void {
    if (this.#stored || this.ctx.id.name === undefined) return
    this.ctx.storage.kv.put('name', this.ctx.id.name)
    this.#store({ list, seats: [seat], visitedAt: now })
    this.#endAt(now + RETENTION_DAYS.sharedLists * DAY)
  }

  visit(seat: string | null, now: Millis): Found {
    const stored = this.#stored
    if (!stored) return this.#isEnded ? 'ended' : null
    if (now - stored.visitedAt >= VISITED_EVERY) {
      this.#store({ ...stored, visitedAt: now })
      this.#endAt(now + RETENTION_DAYS.sharedLists * DAY)
    }
    return seenBy(stored, seat)
  }

  act(seat: string, act: Act, now: Millis): Outcome {
    const stored = this.#stored
    if (!stored) return this.#isEnded ? 'ended' : null
    const seats = stored.seats.includes(seat) ? stored.seats : [...stored.seats, seat]
    if (seats.length > SEATS) return 'seats'
    const number = seats.indexOf(seat)
    if (!this.#countAct(number, now)) return 'often'
    const list = applyAct(stored.list, number, act)
    if (typeof list === 'string') return list
    const next = { list, seats, visitedAt: now }
    this.#store(next)
    this.#endAt(now + RETENTION_DAYS.sharedLists * DAY)
    if (list !== stored.list) this.#tell(list.version)
    return seenBy(next, seat)
  }

  end(now: Millis): void {
    if (!this.#stored) return
    this.ctx.storage.kv.delete('list')
    this.ctx.storage.kv.put('ended', now)
    this.#endAt(now + ENDED)
    this.#tell(null)
  }

  endBy(seat: string | null, now: Millis): 'done' | 'outsider' | 'ended' | null {
    const stored = this.#stored
    if (!stored) return this.#isEnded ? 'ended' : null
    if (seat === null || !stored.seats.includes(seat)) return 'outsider'
    this.end(now)
    return 'done'
  }

  look(): SharedList | null {
    return this.#stored?.list ?? null
  }

  async erase(): Promise<void> {
    this.#tell(null)
    await this.ctx.storage.deleteAll()
  }

  /** A socket that only tells: of a change its version, and null at the end. It hibernates. */
  override fetch(request: Request): Response {
    if (request.headers.get('Upgrade')?.toLowerCase() !== 'websocket')
      return new Response(null, { status: 426, headers: { Upgrade: 'websocket' } })
    const stored = this.#stored
    if (!stored)
      return new Response(null, { status: statusOf(this.#isEnded ? 'gone' : 'not-found') })
    if (this.ctx.getWebSockets().length >= MAX_SOCKETS) return new Response(null, { status: 503 })
    const { 0: client, 1: server } = new WebSocketPair()
    this.ctx.acceptWebSocket(server)
    // A change between the page and its socket is told too.
    server.send(message(stored.list.version))
    return new Response(null, { status: 101, webSocket: client })
  }

  override webSocketMessage(socket: WebSocket): void {
    socket.close(NOT_ALLOWED)
  }

  /** A peer that speaks something else, or just went: its socket is closed already. */
  override webSocketError(): void {
    // Without this the platform tells it as a fault of ours.
  }

  /** Nobody came for long: it goes, and its agency forgets it. Never throws: the platform would give up in the end. */
  override async alarm(): Promise<void> {
    try {
      const named = parseName(this.ctx.storage.kv.get<string>('name') ?? '')
      if (named) await agencyOf(this.env, named.siteId).sharedLists.forget(named.hash)
      await this.erase()
    } catch (error) {
      log({ event: 'shared-list-not-ended', error: describeError(error) })
      this.#endAt(Date.now() + HOUR)
    }
  }

  get #stored(): Stored | undefined {
    return this.ctx.storage.kv.get<Stored>('list')
  }

  get #isEnded(): boolean {
    return this.ctx.storage.kv.get('ended') !== undefined
  }

  #store(stored: Stored): void {
    this.ctx.storage.kv.put('list', stored)
  }

  #endAt(time: Millis): void {
    void this.ctx.storage.setAlarm(time)
  }

  /** Whether somebody may act once more in this minute. */
  #countAct(seat: number, now: Millis): boolean {
    if (this.env.RATE_LIMITS === 'off') return true
    const minute = Math.floor(now / MINUTE)
    if (this.#acts.minute !== minute) this.#acts = { minute, counts: new Map() }
    const count = (this.#acts.counts.get(seat) ?? 0) + 1
    this.#acts.counts.set(seat, count)
    return count <= MAX_ACTS_A_MINUTE
  }

  #tell(version: number | null): void {
    for (const socket of this.ctx.getWebSockets()) {
      try {
        socket.send(message(version))
        if (version === null) socket.close(GOING)
      } catch {
        // It has gone; its page asks again by itself.
      }
    }
  }
}

const message = (version: number | null): string => JSON.stringify({ version })

const seenBy = ({ list, seats }: Stored, seat: string | null): SeenList => {
  const number = seat === null ? -1 : seats.indexOf(seat)
  return { list, seats: seats.length, seat: number < 0 ? null : number }
}
