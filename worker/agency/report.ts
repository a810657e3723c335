import { SECOND, type Millis } from '../../shared/time/units.ts'
import { wait } from '../cache/wait.ts'
import { storeReport, type AgencyReport } from '../directory/reports.ts'
import type { Bindings } from '../env.ts'
import { describeError, log } from '../http/log.ts'
import type { AgencyStore } from './store.ts'

const REPORTED_KEY = 'reported'

/** What the directory was told last. */
type Reported = AgencyReport | undefined

/** Tells the directory how this agency does. */
export class Reporter {
  readonly #storage: DurableObjectStorage
  readonly #store: AgencyStore
  #isTelling = false

  constructor(storage: DurableObjectStorage, store: AgencyStore) {
    this.#storage = storage
    this.#store = store
  }

  /**
   * Tells of what is due before the time that the directory knows, so that it would notice a lost alarm. A moment later:
   * what many calls add is told once.
   */
  async reportIfEarlier(env: Pick<Bindings, 'DB'>, siteId: number | undefined): Promise<void> {
    const soonest = this.#store.tasks.soonest()
    if (soonest === null || this.#isTelling || soonest >= (this.#reported?.nextDueAt ?? Infinity))
      return
    this.#isTelling = true
    await wait(SECOND)
    this.#isTelling = false
    await this.report(env, siteId, Date.now())
  }

  /** Only when something changed, or `always`. Never throws: what could not be told is told with the next turn. */
  async report(
    env: Pick<Bindings, 'DB'>,
    siteId: number | undefined,
    now: Millis,
    { always = false } = {},
  ): Promise<void> {
    if (siteId === undefined) return
    try {
      const report = this.#current()
      if (!always && JSON.stringify(report) === JSON.stringify(this.#reported)) return
      await storeReport(env, siteId, report, now)
      this.#storage.kv.put(REPORTED_KEY, report)
    } catch (error) {
      log({ event: 'report-failed', site: siteId, error: describeError(error) })
    }
  }

  get #reported(): Reported {
    return this.#storage.kv.get<AgencyReport>(REPORTED_KEY)
  }

  #current(): AgencyReport {
    const { outbox, tasks, crm } = this.#store
    const { failed, waiting, oldestDueAt } = outbox.counts()
    return {
      nextDueAt: tasks.nextDueAt(),
      failedMails: failed,
      waitingMails: waiting,
      oldestMailDueAt: oldestDueAt,
      // One that refuses its credentials is asked no more, and waits for a person as a stuck task does.
      stuckTasks: tasks.countStuck() + (crm.isRefused() ? 1 : 0),
    }
  }
}
