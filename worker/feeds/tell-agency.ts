import { emailAddress } from '../../shared/forms/email-address.ts'
import { toDay } from '../../shared/time/time-zone.ts'
import type { Millis } from '../../shared/time/units.ts'
import { agencyOf } from '../agency/stub.ts'
import type { Bindings } from '../env.ts'
import { describeError, log } from '../http/log.ts'
import { createJobContext } from '../http/work-context.ts'
import { mailContext } from '../mail/mail-context.ts'
import { feedMail } from '../mail/messages/feed-mail.ts'
import { renderMail } from '../mail/render-mail.tsx'
import { siteById } from '../site/find.ts'
import { readReport } from './read-report.ts'

/**
 * Mails the agency that a feed was held back, at most once a day, in its own language (IMPORT-61). `answer` is the listing
 * API's to the feed. Never throws: the feed's sender has its answer whatever comes of it.
 */
export async function tellAgency(
  env: Bindings,
  siteId: number,
  answer: unknown,
  now: Millis,
): Promise<void> {
  const report = readReport(answer)
  if (!report?.quarantined) return
  try {
    const job = createJobContext(env, now, 'feed')
    const site = await siteById(siteId, job)
    if (!site) return
    const context = await mailContext({ env, site, now }, site.defaultLocale)
    await agencyOf(env, siteId).notices.tellOnce({
      id: crypto.randomUUID(),
      kind: 'feed',
      dedupeKey: `feed/${toDay(now)}`,
      recipient: emailAddress(site.agency.email) ?? '',
      isToAgency: true,
      now,
      message: renderMail(context, feedMail(context, report)),
    })
    await job.settled()
  } catch (error) {
    log({ event: 'feed-not-told', site: siteId, error: describeError(error) })
  }
}
