import { applyD1Migrations, env } from 'cloudflare:test'

/** The site Worker's database as it is deployed, for every test of it. */
const { MIGRATIONS } = env as unknown as { MIGRATIONS: Parameters<typeof applyD1Migrations>[1] }
await applyD1Migrations(env.DB, MIGRATIONS)
