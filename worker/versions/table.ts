import type { Millis } from '../../shared/time/units.ts'

/** When something changed, in ms, never given twice by one store: a name for what was made since. */
export type Version = Millis

/** What a change is about, and what an address or an answer of the API hangs on. */
export type Scope = 'all' | 'site' | 'pages' | 'lists' | 'rentals' | 'estates' | `estate/${string}`

/** Newest first: when a scope last changed, and the two times before. */
export type History = readonly Version[]

/** What is known of a site's changes. Never altered, so that two can be compared by identity. */
export interface VersionTable {
  scopes: Readonly<Partial<Record<Scope, History>>>
  /** By scope, the newest change before which nothing is served again. */
  hard: Readonly<Partial<Record<Scope, Version>>>
  /** When the back end last told of a change by itself; 0: never. */
  announcedAt: Millis
}

export const NO_VERSIONS: VersionTable = Object.freeze({ scopes: {}, hard: {}, announcedAt: 0 })

const HISTORY = 3
/** More estates that changed lately are told apart no longer. */
const MAX_ESTATES = 300
/** A KV entry holds this beside the facts of a host, and stays below 10 kB. */
const MAX_TEXT = 9000
/** A time further ahead comes from a clock that is wrong. */
const MAX_SKEW: Millis = 60_000

/** The newest change of any of these scopes; 0: none is known. */
export function versionOf({ scopes }: VersionTable, hangsOn: readonly Scope[]): Version {
  let newest = scopes.all?.[0] ?? 0
  for (const scope of hangsOn) newest = Math.max(newest, scopes[scope]?.[0] ?? 0)
  return newest
}

/** The newest change of these scopes before which nothing may be served; 0: none. */
export function hardVersionOf({ hard }: VersionTable, hangsOn: readonly Scope[]): Version {
  let newest = hard.all ?? 0
  for (const scope of hangsOn) newest = Math.max(newest, hard[scope] ?? 0)
  return newest
}

/** The two versions before the present one, newest first, as far as their pages may be served again. */
export function lastGoodVersions(table: VersionTable, hangsOn: readonly Scope[]): Version[] {
  const hard = hardVersionOf(table, hangsOn)
  const all = ['all' as const, ...hangsOn].flatMap(scope => table.scopes[scope] ?? [])
  // Before the first change that is known, pages stood under 0.
  return newestOf([...all, 0])
    .slice(1)
    .filter(version => version >= hard)
}

/** A change as it is told. */
export interface Change {
  scopes: readonly Scope[]
  /** When it happened, by the clock of who tells it. */
  at: Millis
  /** Nothing from before is served again, not even where making it anew fails. */
  hard?: boolean
  /** The back end told of it by itself. */
  isAnnounced?: boolean
}

/** Whether who tells of a change has a clock that is ahead of ours. */
export const isSkewed = ({ at }: Change, now: Millis): boolean => at > now + MAX_SKEW

/** The table after a change: its scopes get a version above all others. A clock ahead of ours is not believed. */
export function raise(table: VersionTable, change: Change, now: Millis): VersionTable {
  const at = isSkewed(change, now) ? now : change.at
  const last = Math.max(0, ...entriesOf(table.scopes).map(([, [newest = 0]]) => newest))
  const version = Math.max(last + 1, at)
  const raised = Object.fromEntries(
    change.scopes.map(scope => [scope, newestOf([version, ...(table.scopes[scope] ?? [])])]),
  )
  const hard = Object.fromEntries(change.scopes.map(scope => [scope, version]))
  return withoutOldest({
    scopes: { ...table.scopes, ...raised },
    hard: change.hard ? { ...table.hard, ...hard } : table.hard,
    announcedAt: change.isAnnounced ? Math.max(table.announcedAt, at) : table.announcedAt,
  })
}

/** What either knows. Versions only grow, so the larger of two is the newer. */
export function merge(a: VersionTable, b: VersionTable): VersionTable {
  if (a === b || b === NO_VERSIONS) return a
  if (a === NO_VERSIONS) return b
  const scopes: Partial<Record<Scope, History>> = { ...a.scopes }
  for (const [scope, history] of entriesOf(b.scopes))
    scopes[scope] = newestOf([...history, ...(a.scopes[scope] ?? [])])
  const hard: Partial<Record<Scope, Version>> = { ...a.hard }
  for (const [scope, version] of entriesOf(b.hard))
    hard[scope] = Math.max(version, a.hard[scope] ?? 0)
  return withoutOldest({ scopes, hard, announcedAt: Math.max(a.announcedAt, b.announcedAt) })
}

/** Estates leave by raising `estates` to theirs, the oldest first: no version ever goes back. */
function withoutOldest(table: VersionTable): VersionTable {
  const estates = entriesOf(table.scopes)
    .filter(([scope]) => scope.startsWith('estate/'))
    .sort(([, [a = 0]], [, [b = 0]]) => b - a)
  const floor = table.scopes.estates?.[0] ?? 0
  let room = MAX_TEXT
  const staying = estates.filter(([scope, history], index) => {
    room -= scope.length + history.length * 9
    return index < MAX_ESTATES && room > 0 && (history[0] ?? 0) > floor
  })
  if (staying.length === estates.length) return table
  const dropped = estates.filter(entry => !staying.includes(entry))
  const scopes = {
    ...Object.fromEntries(entriesOf(table.scopes).filter(([s]) => !s.startsWith('estate/'))),
    ...Object.fromEntries(staying),
    estates: newestOf([
      ...(table.scopes.estates ?? []),
      ...dropped.map(([, [newest = 0]]) => newest),
    ]),
  }
  const hard = { ...table.hard }
  for (const [scope] of dropped) {
    const version = hard[scope]
    if (version) hard.estates = Math.max(hard.estates ?? 0, version)
    delete hard[scope]
  }
  return { ...table, scopes, hard }
}

const newestOf = (versions: readonly Version[]): History =>
  [...new Set(versions)].sort((a, b) => b - a).slice(0, HISTORY)

/** A table's rows; it has no others than scopes. */
export const entriesOf = <T>(record: Readonly<Partial<Record<Scope, T>>>): [Scope, T][] =>
  Object.keys(record).flatMap((scope): [Scope, T][] => {
    const value = isScope(scope) ? record[scope] : undefined
    return isScope(scope) && value !== undefined ? [[scope, value]] : []
  })

export const isScope = (name: string): name is Scope => SCOPE.test(name)

const SCOPE = /^(all|site|pages|lists|rentals|estates|estate\/[\w-]{1,64})$/
