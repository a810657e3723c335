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

/**
 * Enters a site and its hostnames, all or none. `foreign`: the first of them that another site has, with its site; `added`:
 * those that are new, to be given up again where the record is refused (LAPI-93).
 */
export async function claimHostnames(
  db: D1Database,
  id: number,
  hostnames: readonly string[],
): Promise<{ foreign: ForeignHostname | null; added: string[] }> {
  const before = await ownersOf(db, hostnames)
  const foreign = before.find(({ site }) => site !== id)
  if (foreign) return { foreign, added: [] }
  const list = JSON.stringify(hostnames)
  const isFree =
    'NOT EXISTS (SELECT 1 FROM hostname WHERE site_id <> ?1 AND hostname IN (SELECT value FROM json_each(?2)))'
  await db.batch([
    db.prepare(`INSERT OR IGNORE INTO site (id) SELECT ?1 WHERE ${isFree}`).bind(id, list),
    db
      .prepare(
        `INSERT OR IGNORE INTO hostname (hostname, site_id) SELECT value, ?1 FROM json_each(?2) WHERE ${isFree}`,
      )
      .bind(id, list),
  ])
  const after = await ownersOf(db, hostnames)
  const known = new Set(before.map(({ hostname }) => hostname))
  return {
    foreign: after.find(({ site }) => site !== id) ?? null,
    added: hostnames.filter(hostname => !known.has(hostname)),
  }
}

export interface ForeignHostname {
  hostname: string
  site: number
}

/** The first of these hostnames that another site has. */
export const foreignHostname = async (
  db: D1Database,
  id: number,
  hostnames: readonly string[],
): Promise<ForeignHostname | null> =>
  (await ownersOf(db, hostnames)).find(({ site }) => site !== id) ?? null

const ownersOf = async (
  db: D1Database,
  hostnames: readonly string[],
): Promise<ForeignHostname[]> => {
  const { results } = await db
    .prepare(
      'SELECT hostname, site_id AS site FROM hostname WHERE hostname IN (SELECT value FROM json_each(?))',
    )
    .bind(JSON.stringify(hostnames))
    .all<ForeignHostname>()
  return results
}

/** Gives up these hostnames of a site. */
export const releaseHostnames = async (
  db: D1Database,
  id: number,
  hostnames: readonly string[],
): Promise<void> => {
  if (hostnames.length === 0) return
  await db
    .prepare(
      'DELETE FROM hostname WHERE site_id = ? AND hostname IN (SELECT value FROM json_each(?))',
    )
    .bind(id, JSON.stringify(hostnames))
    .run()
}

/** Gives up the hostnames that a site's record names no longer. */
export const keepHostnames = async (
  db: D1Database,
  id: number,
  hostnames: readonly string[],
): Promise<void> => {
  await db
    .prepare(
      'DELETE FROM hostname WHERE site_id = ? AND hostname NOT IN (SELECT value FROM json_each(?))',
    )
    .bind(id, JSON.stringify(hostnames))
    .run()
}

/** Enters a site under the next free id, without hostnames. */
export const enterNextSite = async (db: D1Database): Promise<number> => {
  const id = await db
    .prepare('INSERT INTO site (id) SELECT COALESCE(MAX(id), 0) + 1 FROM site RETURNING id')
    .first<number>('id')
  if (id === null) throw new Error('No site was entered')
  return id
}

/** All sites with their hostnames, by id. */
export async function listKnownSites(
  db: D1Database,
): Promise<{ id: number; hostnames: string[] }[]> {
  const { results } = await db
    .prepare(
      'SELECT id, (SELECT json_group_array(hostname ORDER BY hostname) FROM hostname WHERE site_id = id) AS hostnames FROM site ORDER BY id',
    )
    .all<{ id: number; hostnames: string }>()
  return results.map(({ id, hostnames }) => ({ id, hostnames: JSON.parse(hostnames) }))
}

/** Takes a site out, with its hostnames. */
export async function removeKnownSite(db: D1Database, id: number): Promise<void> {
  believed.delete(id)
  await db.batch([
    db.prepare('DELETE FROM hostname WHERE site_id = ?').bind(id),
    db.prepare('DELETE FROM site WHERE id = ?').bind(id),
  ])
}
