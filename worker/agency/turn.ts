import { SECOND, type Millis } from '../../shared/time/units.ts'
import { LANES, wasCutOff, type Task, type TaskKind, type Tasks } from './tasks.ts'

/** A turn takes no more after so many tasks or so long, and the alarm goes on; others' calls come in between. */
const TASKS_PER_TURN = 500
const TURN_MS = 25 * SECOND
/** Tasks of a lane that run beside each other: they mostly wait for others. */
export const TASKS_AT_ONCE = 6

interface Turn {
  tasks: Tasks
  now: Millis
  /** Until all that was written is on disk. */
  sync: () => Promise<void>
  run: (task: Task, now: Millis) => Promise<void>
}

interface Lane {
  kinds: readonly TaskKind[]
  /** What is due by then is taken. */
  clock: () => Millis
  /** How many more may be taken now. */
  left: () => number
  /** While nothing of it is due: until more may be. null: no more comes. */
  untilMore: () => Promise<unknown> | null
}

/**
 * Does what is due, in two lanes beside each other, since an alarm rings only once at a time: mails, and what KV is told, leave
 * while a task of the other lane still runs, those that are added meanwhile too. Gives how many tasks were done or
 * postponed. Throws, after all that runs has ended, when the storage fails.
 */
export async function runTurn(turn: Turn): Promise<number> {
  const { tasks, now } = turn
  const startedAt = Date.now()
  const clock = (): Millis => now + Date.now() - startedAt
  let ran = 0
  const left = (): number => (Date.now() - startedAt < TURN_MS ? TASKS_PER_TURN - ran : 0)
  const counted: Turn = {
    ...turn,
    run: (task, at) => {
      ran++
      return turn.run(task, at)
    },
  }
  const restEnds = Promise.withResolvers<void>()
  let isRestOver = false
  const urgent = runLane(counted, {
    kinds: LANES.urgent,
    clock,
    left: () => (isRestOver ? left() : Infinity),
    untilMore: () =>
      isRestOver ? null : Promise.race([restEnds.promise, untilUrgent(tasks, clock())]),
  })
  const rest = runLane(counted, {
    kinds: LANES.rest,
    clock: () => now,
    left,
    untilMore: () => null,
  }).finally(() => {
    isRestOver = true
    restEnds.resolve()
  })
  for (const lane of await Promise.allSettled([urgent, rest]))
    if (lane.status === 'rejected') throw lane.reason
  return ran
}

async function runLane({ tasks, now, sync, run }: Turn, lane: Lane): Promise<void> {
  const running = new Set<Promise<void>>()
  try {
    for (;;) {
      const limit = Math.min(TASKS_AT_ONCE - running.size, lane.left())
      const at = lane.clock()
      const taken = limit > 0 ? tasks.take(at, limit, lane.kinds, running.size === 0) : []
      if (taken.length > 0) {
        // One that takes its object down with it must have been counted before.
        await sync().catch((error: unknown) => {
          for (const task of taken) tasks.end(task)
          throw error
        })
        for (const task of taken) {
          const ends: Promise<void> = run(task, Math.max(now, task.due_at)).finally(() => {
            tasks.end(task)
            running.delete(ends)
          })
          running.add(ends)
        }
        if (taken.some(wasCutOff)) await Promise.all(running)
        continue
      }
      const more = lane.untilMore()
      if (running.size === 0 && more === null) return
      await Promise.race(more === null ? running : [...running, more])
    }
  } finally {
    await Promise.allSettled(running)
  }
}

/** Until something urgent is added, or one that waits is due. */
async function untilUrgent(tasks: Tasks, now: Millis): Promise<void> {
  const dueAt = tasks.nextUrgentAt()
  const isOver = new AbortController()
  const due =
    dueAt === null || dueAt <= now
      ? []
      : [scheduler.wait(dueAt - now, { signal: isOver.signal }).catch(() => undefined)]
  await Promise.race([tasks.untilUrgent(), ...due])
  isOver.abort()
}
