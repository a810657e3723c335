import type { Sql } from '../sql.ts'
import type { Tasks } from '../tasks.ts'

const KEY = 'writer'

/** Who may write: this deployment, or one that the site has moved to. */
interface Known {
  /** The directory's number of the change. */
  turn: number
  isMoved: boolean
}

/**
 * Whether this object writes. Once the site has moved somebody else does: it can still be read and exported, refuses every
 * other statement, and does none of its tasks. Which of two messages is the newer one, the directory's number says.
 */
export class Writer {
  readonly #storage: DurableObjectStorage
  readonly #sql: Sql
  readonly #tasks: Tasks

  constructor(storage: DurableObjectStorage, sql: Sql, tasks: Tasks) {
    this.#storage = storage
    this.#sql = sql
    this.#tasks = tasks
    this.#sql.isReadOnly = this.isMoved
  }

  get isMoved(): boolean {
    return this.#known?.isMoved ?? false
  }

  /** What the directory says; one with a lower number than is known comes too late. Gives what holds now. */
  set(turn: number, isMoved: boolean): boolean {
    if (turn > (this.#known?.turn ?? 0)) {
      this.#storage.kv.put(KEY, { turn, isMoved } satisfies Known)
      this.#sql.isReadOnly = isMoved
      if (isMoved) void this.#storage.deleteAlarm()
      else this.#tasks.setAlarm()
    }
    return this.isMoved
  }

  /** With the storage all is gone that it kept. */
  forget(): void {
    this.#sql.isReadOnly = false
  }

  get #known(): Known | undefined {
    return this.#storage.kv.get<Known>(KEY)
  }
}
