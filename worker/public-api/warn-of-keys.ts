import { formatDate } from '../../shared/format.ts'
import { emailAddress } from '../../shared/forms/email-address.ts'
import { toDay } from '../../shared/time/time-zone.ts'
import { DAY } from '../../shared/time/units.ts'
import type { TaskContext } from '../agency/agency-object.ts'
import { describeError, log } from '../http/log.ts'
import { createJobContext } from '../http/work-context.ts'
import { mailContext } from '../mail/mail-context.ts'
import { keyMail } from '../mail/messages/key-mail.ts'
import { renderMail } from '../mail/render-mail.tsx'
import { siteById } from '../site/find.ts'

const WARNED_BEFORE = 14 * DAY
const IN_USE = 7 * DAY

/** Each night: mails the agency, once for each, of a key that ends within two weeks and is still used (KEY-36). Never throws. */
export async function warnOfKeys({ env, siteId, agency, now }: TaskContext): Promise<void> {
  try {
    const keys = await agency.keys.endingInUse(now, WARNED_BEFORE, IN_USE)
    if (keys.length === 0) return
    const site = await siteById(siteId, createJobContext(env, now, 'keys'))
    if (!site) return
    const context = await mailContext({ env, site, now }, site.defaultLocale)
    for (const { id, name, endsAt } of keys)
      await agency.notices.tellOnce({
        id: crypto.randomUUID(),
        kind: 'key',
        dedupeKey: `key-ends/${id}`,
        recipient: emailAddress(site.agency.email) ?? '',
        isToAgency: true,
        now,
        message: renderMail(
          context,
          // Its last day, not the midnight after it.
          keyMail(context, { name, until: formatDate(toDay((endsAt ?? now) - 1)) ?? '' }),
        ),
      })
  } catch (error) {
    log({ event: 'keys-not-told', site: siteId, error: describeError(error) })
  }
}
