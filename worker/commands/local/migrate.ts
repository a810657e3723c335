import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import * as v from 'valibot'
import { unstable_splitSqlQuery as statementsOf } from 'wrangler'
import { API_CONFIG, STATE } from './prepare.ts'
import { root } from './run-tool.ts'
import { workerSettings } from './serve.ts'

const DATABASES = {
  SITE: { config: 'wrangler.toml', folder: 'worker/migrations' },
  API: { config: API_CONFIG, folder: 'worker/listing-api/migrations' },
}

const Settings = v.object({ d1Databases: v.object({ DB: v.object({ id: v.string() }) }) })

/** The table of wrangler, which applies the same files to what is deployed. */
const APPLIED = `CREATE TABLE IF NOT EXISTS d1_migrations (
  id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL
)`

type Database = Awaited<ReturnType<Miniflare['getD1Database']>>

/** Applies the migrations of both databases to a local state, each once: what wrangler does too, at five seconds a database. */
export async function migrate(state = STATE): Promise<void> {
  const idOf = (config: string): string =>
    v.parse(Settings, workerSettings(config)).d1Databases.DB.id
  const miniflare = new Miniflare({
    ...convertV4MiniflareOptions({
      modules: true,
      script: 'export default {}',
      d1Databases: { SITE: idOf(DATABASES.SITE.config), API: idOf(DATABASES.API.config) },
    }),
    resourcePersistencePath: join(root, state, 'v3'),
  })
  try {
    for (const name of ['SITE', 'API'] as const)
      await applyNew(await miniflare.getD1Database(name), join(root, DATABASES[name].folder))
  } finally {
    await miniflare.dispose()
  }
}

async function applyNew(database: Database, folder: string): Promise<void> {
  await database.prepare(APPLIED).run()
  const { results } = await database
    .prepare('SELECT name FROM d1_migrations')
    .all<{ name: string }>()
  const applied = new Set(results.map(({ name }) => name))
  const files = readdirSync(folder).filter(name => name.endsWith('.sql') && !applied.has(name))
  for (const name of files.toSorted()) {
    const statements = statementsOf(readFileSync(join(folder, name), 'utf8'))
    await database.batch([
      ...statements.map(statement => database.prepare(statement)),
      database.prepare('INSERT INTO d1_migrations (name) VALUES (?)').bind(name),
    ])
  }
}
