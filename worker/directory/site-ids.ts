import type { Directory } from './sites.ts'

/** The next sites by their number, but those that were removed. Throws when the database does. */
export async function nextSiteIds(
  { DB }: Directory,
  after: number,
  limit: number,
): Promise<number[]> {
  const { results } = await DB.prepare(
    `SELECT id FROM site WHERE id > ?1 AND state <> 'removed' ORDER BY id LIMIT ?2`,
  )
    .bind(after, limit)
    .all<{ id: number }>()
  return results.map(({ id }) => id)
}
