import type { Millis } from '../../shared/time/units.ts'
import type { Directory, DirectorySite, SiteState } from './sites.ts'

/** Enters a site that was not known, or takes over what its record says now. */
export async function enterSite(
  { DB }: Directory,
  { id, name, recordHostname }: Pick<DirectorySite, 'id' | 'name' | 'recordHostname'>,
  now: Millis,
): Promise<void> {
  await DB.prepare(
    `INSERT INTO site (id, name, name_key, record_hostname, created_at) VALUES (?1, ?2, ?3, ?4, ?5)
    ON CONFLICT (id) DO UPDATE SET name = excluded.name, name_key = excluded.name_key, record_hostname = excluded.record_hostname`,
  )
    .bind(id, name, searchKey(name), recordHostname, now)
    .run()
}

/**
 * The number of this change, higher than any before; null: there is no such site. What a removed or moved one reported counts
 * no longer. An object that is late may still be woken
 * while its site is suspended: what it owes, it owes. A removal that was planned is taken back, and goes no further where it was half done; one that was done stays done.
 */
export async function setSiteState(
  { DB }: Directory,
  id: number,
  state: SiteState,
): Promise<number | null> {
  const row = await DB.prepare(
    state === 'removed' || state === 'moved'
      ? `UPDATE site SET state = ?2, turn = turn + 1, remove_at = iif(state = ?2, remove_at, NULL),
        erasing_since = iif(state = ?2, erasing_since, NULL), next_due_at = NULL, oldest_mail_due_at = NULL,
        failed_mails = 0, waiting_mails = 0, stuck_tasks = 0, refused_imports = 0 WHERE id = ?1 RETURNING turn`
      : 'UPDATE site SET state = ?2, turn = turn + 1, remove_at = NULL, erasing_since = NULL WHERE id = ?1 RETURNING turn',
  )
    .bind(id, state)
    .first<{ turn: number }>()
  return row?.turn ?? null
}

/** Whether there was such a site. */
export async function setApiUrl({ DB }: Directory, id: number, apiUrl: string): Promise<boolean> {
  const { meta } = await DB.prepare('UPDATE site SET api_url = ?2 WHERE id = ?1')
    .bind(id, apiUrl)
    .run()
  return meta.changes > 0
}

/** Small letters without accents, as names are searched. */
export const searchKey = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
