import * as v from 'valibot'
import { addDays, isDay } from '../../../shared/time/day.ts'
import { instantOf } from '../../../shared/time/time-zone.ts'
import { millis, type Millis } from '../../../shared/time/units.ts'

export const KEY_SCOPES = ['feed', 'content', 'enquiries', 'purge'] as const

/**
 * 'feed': estates, rentals and calendars. 'content': the site, pages, words, menus, assets. 'enquiries': reading what
 * visitors left. 'purge': telling of changes.
 */
export type KeyScope = (typeof KEY_SCOPES)[number]

/** A key as it is listed: never the key, nor its hash. */
export interface AccessKey {
  id: string
  name: string
  scopes: KeyScope[]
  createdAt: Millis
  endsAt: Millis | null
  /** To the hour. */
  lastUsedAt: Millis | null
  lastUsedFrom: string
  heldAt: Millis | null
  revokedAt: Millis | null
}

/** What a key that was presented may do; one that is not valid may nothing. */
export interface PresentedKey {
  id: string
  scopes: KeyScope[]
  state: 'valid' | 'revoked' | 'ended' | 'held'
}

export type KeyRow = {
  id: string
  name: string
  scopes: string
  created_at: Millis
  ends_at: Millis | null
  last_used_at: Millis | null
  last_used_from: string
  held_at: Millis | null
  revoked_at: Millis | null
}

export const KEY_COLUMNS =
  'id, name, scopes, created_at, ends_at, last_used_at, last_used_from, held_at, revoked_at'

export const stateOf = (row: KeyRow, now: Millis): PresentedKey['state'] => {
  if (row.revoked_at !== null) return 'revoked'
  if (row.ends_at !== null && row.ends_at <= now) return 'ended'
  return row.held_at === null ? 'valid' : 'held'
}

export const toKey = (row: KeyRow): AccessKey => ({
  id: row.id,
  name: row.name,
  scopes: KEY_SCOPES.filter(scope => row.scopes.split(' ').includes(scope)),
  createdAt: row.created_at,
  endsAt: row.ends_at,
  lastUsedAt: row.last_used_at,
  lastUsedFrom: row.last_used_from,
  heldAt: row.held_at,
  revokedAt: row.revoked_at,
})

/** A key's last day, in Brussels, as when it ends: one that is over would make a key that opens nothing. */
export const KEY_END = v.pipe(
  v.string(),
  v.check((day: string) => isDay(day)),
  v.transform(day => millis(instantOf(addDays(day, 1), '00:00'))),
  v.check(endsAt => endsAt > Date.now()),
)
