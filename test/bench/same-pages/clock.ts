import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The clock of both products: it stands, but for one step an act. */
export interface Clock {
  /** What it says before the first step, Unix ms. */
  start: number
  /** When the first act begins by the machine's own clock, Unix ms. */
  epoch: number
  /** How many acts there are. */
  steps: number
}

/** How long an act has, in ms; by one the clock goes on for so many ms, so that rows of two acts never have the same time. */
export const ACT_MILLIS = 3_500
const STEP_MILLIS = 6 * 60_000

/** An alarm within this many ms rings then. */
const SOON_MILLIS = 5_000
/** For an alarm at a time that the clock never says. */
const NEVER_MILLIS = 86_400_000

const CLOCK_FILE = 'fixed-clock.js'
const WORKERS_FILE = 'fixed-workers.js'

const clockSource = ({ start, epoch, steps }: Clock): string => `
const Machine = Date
const now = () => {
  const step = Math.floor((Machine.now() - ${epoch}) / ${ACT_MILLIS})
  return ${start} + ${STEP_MILLIS} * Math.min(${steps}, Math.max(0, step))
}
globalThis.Date = new Proxy(Machine, {
  construct: (target, args, by) => Reflect.construct(target, args.length ? args : [now()], by),
  apply: () => new Machine(now()).toString(),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
})
const ringsAt = at => {
  const wait = at - now()
  if (wait <= ${SOON_MILLIS}) return Machine.now() + Math.max(0, wait)
  const step = Math.ceil((at - ${start}) / ${STEP_MILLIS})
  return step > ${steps} ? Machine.now() + ${NEVER_MILLIS} : ${epoch} + step * ${ACT_MILLIS}
}
const known = new WeakSet()
export function keepAlarms(storage) {
  const kind = Object.getPrototypeOf(storage)
  if (known.has(kind)) return
  known.add(kind)
  const { setAlarm } = kind
  kind.setAlarm = function (at, options) {
    return setAlarm.call(this, ringsAt(Number(at)), options)
  }
}
`

const WORKERS_SOURCE = `
import { DurableObject as Base } from 'cloudflare:workers'
import { keepAlarms } from './${CLOCK_FILE}'
export * from 'cloudflare:workers'
export class DurableObject extends Base {
  constructor(ctx, env) {
    keepAlarms(ctx.storage)
    super(ctx, env)
  }
}
`

/** Copies a bundle of a Worker and gives the copy the clock, since the product itself has no place for another one. */
export function withClock(bundle: string, copy: string, clock: Clock): string {
  cpSync(bundle, copy, { recursive: true })
  for (const file of readdirSync(copy).filter(name => name.endsWith('.js'))) {
    const path = join(copy, file)
    const source = readFileSync(path, 'utf8').replace(
      /(["'])cloudflare:workers\1/g,
      `"./${WORKERS_FILE}"`,
    )
    writeFileSync(path, file === 'index.js' ? `import "./${CLOCK_FILE}";${source}` : source)
  }
  writeFileSync(join(copy, CLOCK_FILE), clockSource(clock))
  writeFileSync(join(copy, WORKERS_FILE), WORKERS_SOURCE)
  return copy
}
