import { formatDate } from '../../../shared/format.ts'
import { toDay } from '../../../shared/time/time-zone.ts'
import { agencyOf } from '../../agency/stub.ts'
import { areEqualSecrets } from '../../crypto/equal-secrets.ts'
import { answeredProof } from '../../contact/enquiry-links.ts'
import type { Desk } from '../env.ts'
import { deskPage, wordsOf } from '../page/document.tsx'
import { Notice } from '../page/notice.tsx'
import { Submit } from '../page/parts.tsx'
import { expiredPage } from '../sign-in/sign-in-link.tsx'

/** GET /desk/answered/{enquiry}/{proof}: asks, and changes nothing (INBOX-20). */
export async function answeredPage(c: Desk): Promise<Response> {
  const enquiry = await enquiryOf(c)
  const found = enquiry && (await agencyOf(c.env, c.var.site.id).threadActs.stateByLink(enquiry))
  if (!found) return expiredPage(c)
  const t = wordsOf(c)
  const about = [formatDate(toDay(found.writtenAt)), found.estate].filter(Boolean).join(' · ')
  return deskPage(
    c,
    t('deskInbox.link.title'),
    found.isOpen ? (
      <form className="form" method="post">
        <p>{t('deskInbox.link.text', { about })}</p>
        <Submit>{t('deskInbox.link.button')}</Submit>
      </form>
    ) : (
      <Notice kind="info">
        <p>{t('deskInbox.link.already', { about })}</p>
      </Notice>
    ),
  )
}

/** POST: whoever has the mail says that it was answered, and can do nothing else with it. */
export async function markAnswered(c: Desk): Promise<Response> {
  const enquiry = await enquiryOf(c)
  const at = { request: c.var.trace.id, now: c.var.trace.startedAt }
  const outcome =
    enquiry && (await agencyOf(c.env, c.var.site.id).threadActs.answeredElsewhere(enquiry, at))
  if (!outcome) return expiredPage(c)
  const t = wordsOf(c)
  return deskPage(
    c,
    t('deskInbox.link.title'),
    <Notice kind="done">
      <p>{t('deskInbox.link.done')}</p>
      <p>
        <a href={`/desk/inbox/${enquiry}`}>{t('deskInbox.link.open')}</a>
      </p>
    </Notice>,
  )
}

/** The enquiry of the address, where its proof is right; in a time that tells nothing of the right one. */
async function enquiryOf(c: Desk): Promise<string | null> {
  const { enquiry = '', proof = '' } = c.req.param()
  if (!/^[\w-]{1,64}$/.test(enquiry) || !/^[\w-]{43}$/.test(proof)) return null
  const right = await answeredProof(c.env, c.var.site.id, enquiry)
  return (await areEqualSecrets(proof, right)) ? enquiry : null
}
