import { emailAddress } from '../../shared/forms/email-address.ts'
import { toDay } from '../../shared/time/time-zone.ts'
import type { TaskContext } from '../agency/agency-object.ts'
import { describeError, log } from '../http/log.ts'
import { createJobContext } from '../http/work-context.ts'
import { mailContext } from '../mail/mail-context.ts'
import { crmMail, type CrmTrouble } from '../mail/messages/crm-mail.ts'
import { renderMail } from '../mail/render-mail.tsx'
import { siteById } from '../site/find.ts'

/** Mails the agency, in its language and once for each trouble, at most once a day, what is amiss with its CRM (CRM-19). Never throws. */
export async function tellAgency(
  { env, siteId, agency, now }: TaskContext,
  trouble: CrmTrouble,
): Promise<void> {
  try {
    const site = await siteById(siteId, createJobContext(env, now, 'crm'))
    if (!site) return
    const context = await mailContext({ env, site, now }, site.defaultLocale)
    await agency.notices.tellOnce({
      id: crypto.randomUUID(),
      kind: 'crm',
      dedupeKey: `crm/${trouble.what}/${toDay(trouble.since)}`,
      recipient: emailAddress(site.agency.email) ?? '',
      isToAgency: true,
      now,
      message: renderMail(context, crmMail(context, trouble)),
    })
  } catch (error) {
    log({ event: 'crm-not-told', site: siteId, error: describeError(error) })
  }
}
