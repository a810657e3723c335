import type { Bindings } from '../../../worker/env.ts'
import type { Fault, Faults, Store } from '../soak/faults.ts'

/** Bindings of the Workers that may fail; the front has KV and objects alone. */
type Stores = Partial<Pick<Bindings, 'API' | 'KV' | 'DB' | 'AGENCY' | 'WIDTHS' | 'MAP' | 'BACKUPS'>>

let playing: Faults = {}
/** How often each fault was played in this isolate. */
export const played: Record<string, number> = {}

export const playFaults = (faults: Faults): void => void (playing = faults)
let calls = 0

const wait = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))

/** A call of a store as the fault of now has it; every second one fails, so that what hangs together is torn apart. */
async function play<T>(store: Store, call: () => T | Promise<T>): Promise<T> {
  const fault = playing[store]
  if (!fault || calls++ % 2 > 0) return call()
  count(store, fault)
  if (fault === 'is slow') {
    await wait(3_000)
    return call()
  }
  if (fault === 'loses answers' || fault === 'is reset') await call()
  throw Object.assign(new Error(`soak: ${store} ${fault}`), { retryable: fault === 'is reset' })
}

const count = (store: Store, fault: Fault): void => {
  const name = `${store} ${fault}`
  played[name] = (played[name] ?? 0) + 1
}

/** The listing API answers in more ways than by failing. */
async function playApi(call: () => Promise<Response>): Promise<Response> {
  const fault = playing.API
  const answer = fault && ANSWERS[fault]
  if (!answer) return play('API', call)
  if (calls++ % 2 > 0) return call()
  count('API', fault)
  return answer()
}

const ANSWERS: Partial<Record<Fault, () => Response>> = {
  'answers 500': () => new Response('Internal Server Error', { status: 500 }),
  'answers HTML': () =>
    new Response('<!DOCTYPE html><title>Maintenance</title>', {
      headers: { 'Content-Type': 'text/html' },
    }),
}

/** The same object, but that its methods of these names (absent: all) may fail. */
function guarded<T extends object>(store: Store, target: T, names?: readonly string[]): T {
  return new Proxy(target, {
    get(_, name) {
      const found: unknown = Reflect.get(target, name)
      if (typeof found !== 'function') return found
      return (...args: unknown[]) =>
        typeof name === 'string' && (names?.includes(name) ?? true)
          ? play(store, () => Reflect.apply(found, target, args))
          : Reflect.apply(found, target, args)
    },
  })
}

const statements = new WeakMap<D1PreparedStatement, D1PreparedStatement>()

function guardedStatement(statement: D1PreparedStatement): D1PreparedStatement {
  const own = guarded('D1', statement, ['first', 'run', 'all', 'raw'])
  const bound = new Proxy(own, {
    get: (_, name) =>
      name === 'bind'
        ? (...values: unknown[]) => guardedStatement(statement.bind(...values))
        : Reflect.get(own, name),
  })
  statements.set(bound, statement)
  return bound
}

const guardedDatabase = (db: D1Database): D1Database =>
  new Proxy(db, {
    get(_, name) {
      if (name === 'prepare') return (sql: string) => guardedStatement(db.prepare(sql))
      if (name !== 'batch') return Reflect.get(guarded('D1', db), name)
      return (all: D1PreparedStatement[]) =>
        play('D1', () => db.batch(all.map(each => statements.get(each) ?? each)))
    },
  })

const guardedObjects = <T extends DurableObjectNamespace>(namespace: T): T =>
  new Proxy(namespace, {
    get(_, name) {
      const found: unknown = Reflect.get(namespace, name)
      if (typeof found !== 'function') return found
      return (...args: unknown[]) => {
        const result: unknown = Reflect.apply(found, namespace, args)
        const isStub = name === 'getByName' || name === 'get'
        return isStub && typeof result === 'object' && result ? guarded('objects', result) : result
      }
    },
  })

const known = new WeakMap<object, object>()

/** The same bindings, which fail when they are told to. */
export function faulty<Env extends Stores>(env: Env): Env {
  const made = known.get(env)
  // What was made of these very bindings.
  if (made) return made as Env
  const { API, DB } = env
  const bindings: Env = {
    ...env,
    ...(API && {
      API: new Proxy(API, {
        get: (_, name) =>
          name === 'fetch'
            ? (...args: Parameters<Fetcher['fetch']>) => playApi(() => API.fetch(...args))
            : Reflect.get(API, name),
      }),
    }),
    ...(env.KV && { KV: guarded('KV', env.KV) }),
    ...(DB && { DB: guardedDatabase(DB) }),
    ...(env.AGENCY && { AGENCY: guardedObjects(env.AGENCY) }),
    ...(env.WIDTHS && { WIDTHS: guarded('R2', env.WIDTHS) }),
    ...(env.MAP && { MAP: guarded('R2', env.MAP) }),
    ...(env.BACKUPS && { BACKUPS: guarded('R2', env.BACKUPS) }),
  }
  known.set(env, bindings)
  return bindings
}
