import type { Context } from 'hono'
import type { ReactNode } from 'react'
import * as v from 'valibot'
import { emailAddress } from '../../../shared/forms/email-address.ts'
import type { Millis } from '../../../shared/time/units.ts'
import type { Translate } from '../../../shared/translator.ts'
import type { Bounce } from '../../agency/mail/bounces.ts'
import type { MailSettingsRow } from '../../agency/mail/mail-settings.ts'
import { newMailAccess } from '../../agency/mail/new-access.ts'
import { agencyOf } from '../../agency/stub.ts'
import type { DomainRecord } from '../../mail/domain-records.ts'
import { renewOwnDomain } from '../../mail/own-domain.ts'
import { COPY_TO, isOurAddress, isOurDomain, OWN_DOMAIN } from '../../mail/settings-check.ts'
import { audit } from '../audit.ts'
import type { AdminEnv } from '../env.ts'
import { actingIn } from '../keys.ts'
import { knownSite } from '../known-site.ts'
import { readBody } from '../read-body.ts'
import { accessMail } from '../tell-of-access.ts'
import { ActionButton, ConsoleSection, formatMoment, Table } from './parts.tsx'

interface MailFacts {
  settings: MailSettingsRow
  /** Of the agency's own domain, as they are now. */
  records: DomainRecord[]
  bounces: Bounce[]
}

const MAX_BOUNCES = 100

/** How an agency's mail goes, and to whom it does not go any more. A domain of its own is looked up, and counts or not from now on. */
export async function loadMailFacts(
  env: AdminEnv['Bindings'],
  site: number,
  now: Millis,
): Promise<MailFacts> {
  const agency = agencyOf(env, site)
  const [found, bounces] = await Promise.all([
    renewOwnDomain({ env, agency, siteId: site, now }),
    agency.bounces.list(MAX_BOUNCES),
  ])
  return { ...found, bounces }
}

/** Below the outbox of a site. */
export function MailSettingsSection({
  t,
  site,
  facts: { settings, records, bounces },
}: {
  t: Translate
  site: number
  facts: MailFacts
}): ReactNode {
  return (
    <ConsoleSection title={t('admin.mail.title')}>
      <form className="console-form" method="post" action="/admin/mail">
        <input type="hidden" name="site" value={site} />
        <input type="hidden" name="act" value="set" />
        <label>
          {t('admin.mail.copyTo')}
          <input name="copyTo" type="email" maxLength={254} defaultValue={settings.copyTo} />
        </label>
        <label>
          {t('admin.mail.domain')}
          <input name="domain" maxLength={253} defaultValue={settings.domain} />
        </label>
        <button type="submit" className="button">
          {t('admin.mail.save')}
        </button>
      </form>
      {settings.domain && (
        <>
          <p>{t(settings.domainProvenAt === null ? 'admin.mail.unproven' : 'admin.mail.proven')}</p>
          <Table
            t={t}
            columns={['hostname', 'detail', 'state']}
            rows={records.map(({ name, value, state }) => [
              name,
              `TXT ${value}`,
              t(`admin.mail.${state}`),
            ])}
          />
        </>
      )}
      <h3>{t('admin.mail.bounces')}</h3>
      <Table
        t={t}
        columns={['at', 'email', 'error', 'act']}
        rows={bounces.map(({ address, reason, created_at: at }) => [
          formatMoment(at),
          address,
          reason,
          <ActionButton
            key="act"
            action="/admin/mail"
            fields={{ site: String(site), act: 'lift', address }}
          >
            {t('admin.mail.lift')}
          </ActionButton>,
        ])}
      />
    </ConsoleSection>
  )
}

const SITE = v.pipe(
  v.union([v.number(), v.string()]),
  v.transform(Number),
  v.safeInteger(),
  v.minValue(1),
)
const ADDRESS = v.pipe(v.string(), v.transform(emailAddress), v.string())
const CHANGE = v.variant('act', [
  v.object({
    act: v.literal('set'),
    site: SITE,
    copyTo: v.optional(COPY_TO, ''),
    domain: v.optional(OWN_DOMAIN, ''),
  }),
  v.object({ act: v.literal('lift'), site: SITE, address: ADDRESS }),
])

/** POST /admin/mail: sets an agency's second address and its own domain, or sends to an address again that had bounced. */
export async function changeMailSettings(c: Context<AdminEnv>): Promise<Response> {
  const { body } = await readBody(c.req.raw)
  const parsed = v.safeParse(CHANGE, body)
  if (!parsed.success) return c.json({ error: v.flatten(parsed.issues) }, 422)
  const change = parsed.output
  if (!(await knownSite(c, change.site))) return c.json({ error: 'unknown site' }, 404)
  if (change.act === 'set' && isOurs(c.env.MAIL_DOMAIN, change))
    return c.json({ error: 'a domain of the platform' }, 422)
  const agency = agencyOf(c.env, change.site)
  if (change.act === 'set') {
    const made = newMailAccess(await agency.mailSettings.read(), change)
    const mail = await accessMail(c, change.site, made)
    await agency.mailSettings.set(change, actingIn(c), mail ?? undefined)
  } else await agency.bounces.lift(change.address)
  // Addresses of persons are no matter of the audit.
  const { act, site } = change
  await audit(c, 'change mail', { act, site, ...(act === 'set' && { domain: change.domain }) })
  return c.redirect(`/admin/outbox?site=${site}`, 303)
}

const isOurs = (ours: string, { copyTo, domain }: { copyTo: string; domain: string }): boolean =>
  isOurAddress(ours, copyTo) || isOurDomain(ours, domain)
