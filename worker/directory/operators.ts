import type { Millis } from '../../shared/time/units.ts'
import type { Directory } from './sites.ts'

/** Open consoles, by the hash of their cookie. */
export async function insertSession(
  { DB }: Directory,
  hash: string,
  expiresAt: Millis,
): Promise<void> {
  await DB.prepare('INSERT INTO console_session (hash, expires_at) VALUES (?1, ?2)')
    .bind(hash, expiresAt)
    .run()
}

export async function isSessionOpen(
  { DB }: Directory,
  hash: string,
  now: Millis,
): Promise<boolean> {
  const row = await DB.prepare('SELECT 1 FROM console_session WHERE hash = ?1 AND expires_at > ?2')
    .bind(hash, now)
    .first()
  return row !== null
}

export async function deleteSession({ DB }: Directory, hash: string): Promise<void> {
  await DB.prepare('DELETE FROM console_session WHERE hash = ?1').bind(hash).run()
}

/** Counts an attempt to sign in that failed; how many there are in its bucket. */
export async function countSignInAttempt(
  { DB }: Directory,
  bucket: string,
  until: Millis,
): Promise<number> {
  const row = await DB.prepare(
    `INSERT INTO sign_in_attempt (bucket, count, until) VALUES (?1, 1, ?2)
    ON CONFLICT (bucket) DO UPDATE SET count = count + 1 RETURNING count`,
  )
    .bind(bucket, until)
    .first<{ count: number }>()
  return row?.count ?? 0
}

/** Sessions and counters that are over. */
export async function deleteExpiredSignIns({ DB }: Directory, now: Millis): Promise<void> {
  await DB.batch([
    DB.prepare('DELETE FROM console_session WHERE expires_at < ?1').bind(now),
    DB.prepare('DELETE FROM sign_in_attempt WHERE until < ?1').bind(now),
  ])
}
