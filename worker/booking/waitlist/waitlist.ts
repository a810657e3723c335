import { isSold } from '../../../shared/estate/status.ts'
import type { Millis } from '../../../shared/time/units.ts'
import type { TaskContext } from '../../agency/agency-object.ts'
import type { OutgoingMail } from '../../agency/outbox.ts'
import { WAITLIST_INTERVAL, type WaitlistEntry } from '../../agency/booking/waitlist.ts'
import { loadEstate } from '../../catalog/load-estate.ts'
import { isAbsent } from '../../http/absence.ts'
import { createJobContext } from '../../http/work-context.ts'
import { mailContext } from '../../mail/mail-context.ts'
import { renderMail } from '../../mail/render-mail.tsx'
import { createRequestContext } from '../../site/request-context.ts'
import type { BookingScope } from '../reconcile.ts'
import { taskScope, UNKNOWN_SITE_DELAY } from '../tasks.ts'
import { estateUnavailableMail } from './estate-unavailable-mail.ts'
import { slotFreeMail } from './slot-free-mail.ts'

/** How many are told at once; first come, first served. */
const BATCH_SIZE = 20

/** What those who wait are told, once. */
const MAILS = { free: slotFreeMail, gone: estateUnavailableMail } as const

type News = keyof typeof MAILS

/** Task: tells who waits at an estate that a time is free, or that the wait is over since the estate is gone (BOOK-39). */
export async function tellWaitlist(context: TaskContext, estateId: string): Promise<Millis | null> {
  const { agency, now } = context
  if (await agency.waitlist.isEmpty(estateId)) return null
  const scope = await taskScope(context)
  if (!scope) return now + UNKNOWN_SITE_DELAY
  const news = await newsOf(scope, estateId)
  if (news) {
    const entries = await agency.waitlist.first(estateId, BATCH_SIZE)
    const mails = await Promise.all(entries.map(entry => outgoingMail(scope, news, entry)))
    await agency.waitlist.tell(estateId, mails)
  }
  return (await agency.waitlist.isEmpty(estateId)) ? null : now + WAITLIST_INTERVAL
}

/** null: the agenda is still full. */
async function newsOf({ env, site, now }: BookingScope, estateId: string): Promise<News | null> {
  const job = createJobContext(env, now, 'waitlist')
  const context = await createRequestContext({ ...job, site, locale: site.defaultLocale })
  const estate = await loadEstate(context, estateId)
  await job.settled()
  if (isAbsent(estate) || isSold(estate)) return 'gone'
  const agenda = await context.api.liveAgenda(estateId)
  return agenda && agenda.slots.length > 0 ? 'free' : null
}

async function outgoingMail(
  scope: BookingScope,
  news: News,
  entry: WaitlistEntry,
): Promise<OutgoingMail> {
  const context = await mailContext(scope, entry.locale)
  const id = crypto.randomUUID()
  return {
    id,
    kind: `viewing-${news}`,
    dedupeKey: `wait/${id}`,
    recipient: entry.email,
    message: renderMail(context, MAILS[news](context, entry)),
    wipeAfterSending: true,
    now: scope.now,
  }
}
