import * as v from 'valibot'
import { HOME_ACTS, type ActChange, type HomeAct } from '../../../shared/homes/home-acts.ts'
import { HOME_STATES } from '../../../shared/homes/home-record.ts'
import { HOME_DECISIONS, type HomeChange } from '../../../shared/homes/home-change.ts'
import { valueAt } from '../../../shared/homes/record-path.ts'
import type { Day } from '../../../shared/time/units.ts'
import type { AuditRow } from '../../agency/access/audit.ts'
import type { DeskHome } from './ask-home.ts'

/** Before the act's own name in the audit. */
const PREFIX = 'home '
export const UNDONE = 'home act undone'

const FIELD = v.object({ path: v.string(), value: v.optional(v.unknown()) })

const BEFORE = v.object({
  state: v.picklist(HOME_STATES),
  set: v.array(v.object({ ...FIELD.entries, isFeed: v.optional(v.boolean()) })),
})

const AFTER = v.object({
  set: v.array(FIELD),
  state: v.optional(v.picklist(HOME_DECISIONS)),
  // Of what happened on another day than it was told.
  day: v.optional(v.string()),
})

/** An act that was done, as the audit has it. */
export interface DoneAct {
  id: string
  at: number
  actor: string
  act: HomeAct
  before: v.InferOutput<typeof BEFORE>
  after: v.InferOutput<typeof AFTER>
  isUndone: boolean
}

export const actName = (act: HomeAct): `${typeof PREFIX}${HomeAct}` => `${PREFIX}${act}`

/** What the audit keeps of an act: what it changed, as it was and as it became. */
export function auditOf(
  { state, content, isFeed, overrides }: DeskHome,
  change: ActChange,
  day: Day | null = null,
): { before: unknown; after: unknown } {
  const overridden = new Set(overrides.map(({ path }) => path))
  return {
    before: {
      state,
      set: change.set.map(({ path }) => ({
        path,
        value: valueAt(content, path),
        // It was the feed's own, and is given back to it.
        isFeed: isFeed && !overridden.has(path),
      })),
    },
    after: { ...change, ...(day && { day }) },
  }
}

const json = <S extends v.GenericSchema>(schema: S) => v.pipe(v.string(), v.parseJson(), schema)

/** The acts among rows of the audit, in their order. */
export function actsIn(rows: readonly AuditRow[]): DoneAct[] {
  const undone = new Set(
    rows.flatMap(({ act, before }) => {
      const of = act === UNDONE ? v.safeParse(json(v.object({ of: v.string() })), before) : null
      return of?.success ? [of.output.of] : []
    }),
  )
  return rows.flatMap(({ id, at, actor, act, before, after }) => {
    const name = v.safeParse(v.picklist(HOME_ACTS), act.slice(PREFIX.length))
    const [was, is] = [v.safeParse(json(BEFORE), before), v.safeParse(json(AFTER), after)]
    return act.startsWith(PREFIX) && name.success && was.success && is.success
      ? [
          {
            id,
            at,
            actor,
            act: name.output,
            before: was.output,
            after: is.output,
            isUndone: undone.has(id),
          },
        ]
      : []
  })
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Whether what an act changed is still as it made it; else it cannot be undone any more (DESK-107). */
export function isStillSo(home: DeskHome, { act, after }: DoneAct): boolean {
  const states = {
    withdraw: ['withdrawn'],
    archive: ['archived'],
    online: ['online', 'held', 'hidden'],
  }
  const wanted = act === 'withdraw' || act === 'archive' || act === 'online' ? states[act] : null
  if (wanted && !wanted.includes(home.state)) return false
  return after.set.every(({ path, value }) => {
    const now = valueAt(home.content, path)
    // The listings name a status themselves.
    return path === 'general.transaction'
      ? same(valueAt(home.content, 'general.transaction.id'), valueAt({ value }, 'value.id'))
      : same(now, value)
  })
}

const DECISION_OF = { draft: 'draft', withdrawn: 'withdrawn', archived: 'archived' } as const

/** What puts things back as they were before an act. */
export function undoing({ before, after }: DoneAct): Pick<HomeChange, 'set' | 'free' | 'state'> {
  const { state } = before
  const decided =
    state === 'draft' || state === 'withdrawn' || state === 'archived'
      ? DECISION_OF[state]
      : ('published' as const)
  return {
    set: before.set
      .filter(({ isFeed }) => !isFeed)
      .map(({ path, value }) => (value === undefined ? { path } : { path, value })),
    free: before.set.filter(({ isFeed }) => isFeed).map(({ path }) => path),
    ...(after.state !== undefined && { state: decided }),
  }
}
