import { writeFileSync } from 'node:fs'
import { argv } from 'node:process'
import { toSqlText } from '../db/sql-text.ts'
import { places, seed } from './seed.ts'
import { withStays } from './with-stays.ts'
import { raw, sql } from '../db/sql.ts'
import { deleteSites, writePlaces, writeSite } from '../db/write-site.ts'

/**
 * `node worker/listing-api/demo/write-sql.ts out.sql 8787`: writes the demo agencies as one SQL file, which can be run
 * repeatedly. The port, if given, is part of their absolute URLs.
 */
const [, , out = 'seed.sql', port] = argv
const sites = seed()
  .map(withStays)
  .map(one =>
    port
      ? { ...one, site: { ...one.site, origin: `http://${one.site.hostnames[0]}:${port}` } }
      : one,
  )
const statements = [
  ...deleteSites(sites.map(({ site }) => site.id)),
  ...['place', 'place_name'].map(table => sql`DELETE FROM ${raw(table)}`),
  ...writePlaces(places()),
  ...sites.flatMap(writeSite),
]
writeFileSync(out, statements.map(statement => `${toSqlText(statement)};\n`).join(''))
