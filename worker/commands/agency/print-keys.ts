import { toDay } from '../../../shared/time/time-zone.ts'

/** A key as the site Worker lists it, with times in ms. */
export interface ListedKey {
  id: string
  name: string
  scopes: string[]
  createdAt: number
  endsAt: number | null
  lastUsedAt: number | null
  lastUsedFrom: string
  heldAt: number | null
  revokedAt: number | null
}

export function printKeys({ keys = [] }: { keys?: ListedKey[] }): void {
  if (keys.length === 0) return console.log('It has no keys.')
  console.table(
    keys.map(({ id, name, scopes, createdAt, lastUsedAt, lastUsedFrom, ...key }) => ({
      id,
      name,
      scopes: scopes.join(', '),
      created: toDay(createdAt),
      'last used': lastUsedAt === null ? 'never' : `${toDay(lastUsedAt)} ${lastUsedFrom}`.trim(),
      state: stateOf(key),
    })),
  )
}

function stateOf({
  revokedAt,
  heldAt,
  endsAt,
}: Pick<ListedKey, 'revokedAt' | 'heldAt' | 'endsAt'>): string {
  if (revokedAt !== null) return `revoked ${toDay(revokedAt)}`
  if (endsAt !== null && endsAt <= Date.now()) return `ended ${toDay(endsAt)}`
  if (heldAt !== null) return 'on hold'
  return endsAt === null ? 'valid' : `valid until ${toDay(endsAt - 1)}`
}
