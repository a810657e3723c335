import { formatDate } from '../../../shared/format.ts'
import { toDay } from '../../../shared/time/time-zone.ts'
import type { Millis } from '../../../shared/time/units.ts'
import type { Mail, MailContext } from '../mail.ts'

/** What is amiss: it fails for a day, refuses its credentials, or lists so many homes no longer that they were kept. */
export interface CrmTrouble {
  what: 'failing' | 'refused' | 'held'
  /** As people know the CRM. */
  crm: string
  since: Millis
}

/** To the agency: what it enters in its CRM does not reach its website (CRM-19). */
export function crmMail({ site, t }: MailContext, { what, crm, since }: CrmTrouble): Mail {
  const words = { crm, since: formatDate(toDay(since)) ?? '' }
  return {
    subject: t(`mail.crm.${what}.subject`, words),
    preview: t(`mail.crm.${what}.title`, words),
    title: t(`mail.crm.${what}.title`, words),
    replyTo: '',
    parts: [{ part: 'text', text: t(`mail.crm.${what}.text`, words) }],
    footer: [{ part: 'small', text: t('mail.crm.footer', { site: site.name }) }],
  }
}
