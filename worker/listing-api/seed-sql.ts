import { writeFileSync } from 'node:fs'
import { argv } from 'node:process'
import { literal } from './literal.ts'
import { places, seed } from './seed/index.ts'
import { withStays } from './seed/stays.ts'
import { known, sql } from './sql.ts'
import { deleteSites, writePlaces, writeSite } from './write.ts'

/**
 * `node worker/listing-api/seed-sql.ts out.sql 8787`: the demo agencies as one file, to be run as often as one likes;
 * the port, if given, stands in their absolute addresses.
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
  ...['place', 'place_name'].map(table => sql`DELETE FROM ${known(table)}`),
  ...writePlaces(places()),
  ...sites.flatMap(writeSite),
]
writeFileSync(out, statements.map(statement => `${literal(statement)};\n`).join(''))
