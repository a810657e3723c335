import { env } from 'cloudflare:test'
import type { Bindings } from '../../worker/env.ts'

/** The directory of the tests. */
export const directory = env as unknown as Bindings

/** The directory, with what is asked of it written down. */
export function recordedDirectory(): { bindings: Pick<Bindings, 'DB'>; statements: string[] } {
  const statements: string[] = []
  const DB = new Proxy(env.DB, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target)
      if (typeof value !== 'function') return value
      return (...args: unknown[]) => {
        if (name === 'prepare') statements.push(String(args[0]))
        return value.apply(target, args)
      }
    },
  })
  return { bindings: { DB }, statements }
}

/** How SQLite answers a statement: 'SCAN site', 'SEARCH site USING …'. */
export async function queryPlan(statement: string): Promise<string[]> {
  const { results } = await env.DB.prepare(
    `EXPLAIN QUERY PLAN ${statement.replace(/\?\d*/g, '1')}`,
  ).all<{ detail: string }>()
  return results.map(({ detail }) => detail)
}

/** Enters so many agencies, ids counted up from one: 'Kantoor Één 100001' at 'kantoor-100001.example'. */
export async function enterMany(count: number, from: number): Promise<void> {
  await env.DB.prepare(
    `WITH RECURSIVE n (id) AS (SELECT CAST(?1 AS INTEGER) UNION ALL SELECT id + 1 FROM n WHERE id < ?1 + ?2 - 1)
    INSERT INTO site (id, name, name_key, record_hostname, created_at)
    SELECT id, 'Kantoor Één ' || id, 'kantoor een ' || id, 'kantoor-' || id || '.example', 1 FROM n`,
  )
    .bind(from, count)
    .run()
}

/** A directory that is out of order. */
export const BROKEN_DB = (() => {
  const failing = () => Promise.reject(new Error('D1_ERROR: database is locked'))
  const statement = { run: failing, first: failing, all: failing }
  return {
    prepare: () => ({ ...statement, bind: () => statement }),
    batch: failing,
  }
})()
