import type { Locale } from '../../../../shared/locale.ts'
import type { BookingSummary } from '../../../agency/booking/booking-rows.ts'
import { viewingSummary } from '../../../booking/viewing/viewing-summary.ts'
import { loadEstate } from '../../../catalog/load-estate.ts'
import { isAbsent } from '../../../http/absence.ts'
import { createJobContext } from '../../../http/work-context.ts'
import { createRequestContext } from '../../../site/request-context.ts'
import type { Desk } from '../../env.ts'

/** What its mails say of a home, in the visitor's language; null: it is not shown to visitors. */
export async function summaryOf(
  c: Desk,
  id: string,
  locale: Locale,
): Promise<BookingSummary | null> {
  const job = createJobContext(c.env, c.var.trace.startedAt, 'desk')
  const context = await createRequestContext({ ...job, site: c.var.site, locale })
  const estate = await loadEstate(context, id)
  const about = isAbsent(estate) ? null : await viewingSummary(context, estate)
  await job.settled()
  return about
}
