/**
 * Which sites there are and by which hostnames: the one thing that is about all of them, in a small D1. Ids from a
 * request are looked up here before an object is asked, since asking makes one.
 */

/** An isolate believes for so long that a site is there; the object of one that was removed says itself that it is empty. */
const BELIEVED_MS = 60_000
const MAX_BELIEVED = 10_000

/** Site id → until when it is believed to be there. */
const believed = new Map<number, number>()

export async function isKnownSite(db: D1Database, id: number): Promise<boolean> {
  const now = Date.now()
  if ((believed.get(id) ?? 0) > now) return true
  const found = await db.prepare('SELECT 1 FROM site WHERE id = ?').bind(id).first()
  if (!found) return false
  if (believed.size >= MAX_BELIEVED) believed.clear()
  believed.set(id, now + BELIEVED_MS)
  return true
}

/** The id of the site with this hostname. */
export const findSiteId = (db: D1Database, hostname: string): Promise<number | null> =>
  db
    .prepare('SELECT site_id FROM hostname WHERE hostname = ?')
    .bind(hostname)
    .first<number>('site_id')

/** Enters a site. A hostname that another site has stays with that. */
export async function enterSite(
  db: D1Database,
  id: number,
  hostnames: readonly string[],
): Promise<void> {
  await db.batch([
    db.prepare('INSERT OR IGNORE INTO site (id) VALUES (?)').bind(id),
    db
      .prepare(
        'INSERT OR IGNORE INTO hostname (hostname, site_id) SELECT value, ? FROM json_each(?)',
      )
      .bind(id, JSON.stringify(hostnames)),
  ])
}

/** Takes a site out, with its hostnames. */
export async function removeKnownSite(db: D1Database, id: number): Promise<void> {
  believed.delete(id)
  await db.batch([
    db.prepare('DELETE FROM hostname WHERE site_id = ?').bind(id),
    db.prepare('DELETE FROM site WHERE id = ?').bind(id),
  ])
}
