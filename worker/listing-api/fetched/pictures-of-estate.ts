import type { Picture } from '../../../shared/estate/record/attachments.ts'
import { wholeSeconds, type Seconds } from '../../../shared/time/units.ts'
import type { Database } from '../db/database.ts'
import type { EstateWrite } from '../db/estate-row.ts'
import { sql, valuesOf } from '../../store/sql.ts'
import { readPublicAddress, REFUSALS } from './public-address.ts'

/** As a feed sends it: an asset, or the address it is to be fetched from. */
type SentPicture = Picture & { url?: string | null }

/** One that failed is tried anew where its estate is sent again after so long. */
const RETRY_FAILED_SECONDS: Seconds = 24 * 3600

/**
 * An estate about to be written, with the asset of each picture in the place of its address. Notes addresses that are new;
 * a picture whose asset is not there yet is left out where it is read, so that no page has a hole (FETCH-10).
 */
export function withFetchedPictures(db: Database, write: EstateWrite): EstateWrite {
  const { id } = write.estate.general
  const sent: SentPicture[] = write.estate.pictures ?? []
  const addresses = sent.flatMap(({ url }) => (url ? [url] : []))
  db.change(sql`DELETE FROM picture_use WHERE estate_id = ${id}`)
  if (addresses.length === 0) return write
  db.change(
    sql`INSERT OR IGNORE INTO picture_use (address, estate_id) SELECT value, ${id} FROM json_each(${JSON.stringify(addresses)})`,
  )
  const now = wholeSeconds(Date.now())
  for (const { url, hash } of sent) if (url) noteAddress(db, url, hash ?? '', now)
  const assets = new Map(
    db
      .rows<{ address: string; asset: string }>(
        sql`SELECT address, asset FROM picture_address WHERE address IN ${valuesOf(addresses)}`,
      )
      .map(({ address, asset }) => [address, asset]),
  )
  const pictures = sent.map(({ url, hash, ...picture }) =>
    url ? { ...picture, file: assets.get(url) ?? null } : { ...picture, hash },
  )
  return { ...write, estate: { ...write.estate, pictures } }
}

/** An address is fetched once, and anew where its sender says that the bytes are others (FETCH-11). */
function noteAddress(db: Database, address: string, hash: string, now: Seconds): void {
  const read = readPublicAddress(address)
  const refused = 'refused' in read ? REFUSALS[read.refused] : null
  const asset = `x-${crypto.randomUUID().replaceAll('-', '')}`
  db.change(
    sql`INSERT INTO picture_address (address, asset, hash, state, failure, changed_at)
    VALUES (${address}, ${asset}, ${hash}, ${refused === null ? 'waiting' : 'failed'}, ${refused}, ${now})
    ON CONFLICT (address) DO UPDATE SET hash = excluded.hash, state = excluded.state, failure = excluded.failure,
      tries = 0, changed_at = excluded.changed_at
    WHERE hash <> excluded.hash OR (state = 'failed' AND changed_at <= ${now - RETRY_FAILED_SECONDS})`,
  )
}
