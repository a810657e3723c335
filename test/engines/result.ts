import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'

/** What one engine did in a run. */
interface EngineResult {
  version: string
  ran: number
  /** The acts that went wrong, by their whole titles. */
  failed: string[]
  seconds: number
}

const FILE = 'test/bench/engines.json'

/** Puts what an engine did in the place of what it did before. */
export function keepEngine(name: string, result: EngineResult): void {
  const before: { engines?: Record<string, object> } = existsSync(FILE)
    ? JSON.parse(readFileSync(FILE, 'utf8'))
    : {}
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}`
  const date = new Date().toISOString().slice(0, 10)
  const engines = { ...before.engines, [name]: { machine, date, ...result } }
  writeFileSync(FILE, `${JSON.stringify({ engines }, null, 2)}\n`)
}
