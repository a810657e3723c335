import { pageView } from '../islands/page-view.ts'
import { withWords } from '../islands/page-words.ts'
import { toDay } from '../../shared/time/time-zone.ts'
import type { Millis } from '../../shared/time/units.ts'

const KEY = 'last-visit'
/** Who comes back after so long is on another visit. */
const PAUSE_MS = 6 * 3_600_000

interface Visits {
  /** ISO date of the visit before this one; null: this is the first. */
  before: string | null
  /** When this one was last heard of, ms since 1970. */
  seenAt: Millis
}

/** Notes that the visitor is here; returns the day of the visit before, kept on this device only (FILTER-60). */
export function noteVisit(storage: Storage, now: Millis): string | null {
  const known = readVisits(storage)
  const isNew = known !== null && now - known.seenAt > PAUSE_MS
  const before = isNew ? toDay(known.seenAt) : (known?.before ?? null)
  try {
    storage.setItem(KEY, JSON.stringify({ before, seenAt: now } satisfies Visits))
  } catch {
    // Storage may be full or forbidden; then every visit is the first.
  }
  return before
}

function readVisits(storage: Storage): Visits | null {
  try {
    const value: unknown = JSON.parse(storage.getItem(KEY) ?? 'null')
    if (typeof value !== 'object' || value === null) return null
    const { before, seenAt } = { before: null, seenAt: 0, ...value }
    return typeof seenAt === 'number' && seenAt > 0
      ? { before: typeof before === 'string' ? before : null, seenAt }
      : null
  } catch {
    return null
  }
}

/** Cards of homes that were published since, also those that come later, say so (LIST-58). */
async function markNew(day: string): Promise<void> {
  await withWords(Promise.resolve())
  const label = pageView().t('card.new')
  const mark = (): void => {
    for (const card of document.querySelectorAll<HTMLElement>(
      '.list .card[data-published]:not([data-new])',
    ))
      if ((card.dataset.published ?? '') >= day) card.dataset.new = label
  }
  mark()
  const list = document.querySelector('[data-list-items]')
  if (list) new MutationObserver(mark).observe(list, { childList: true })
}

/** The choice of what is new since the visitor's last visit, where there was one. */
export function offerSinceVisit(): void {
  const day = noteVisit(localStorage, Date.now())
  if (day) void markNew(day)
  const option = document.querySelector<HTMLElement>('[data-since-visit]')
  const box = option?.querySelector('input')
  if (!day || !option || !box) return
  Object.assign(box, { value: day, disabled: false })
  option.hidden = false
}
