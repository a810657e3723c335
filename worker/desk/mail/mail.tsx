import type { OpenSession } from '../../agency/people/sessions.ts'
import { agencyOf } from '../../agency/stub.ts'
import { renewOwnDomain } from '../../mail/own-domain.ts'
import type { Desk } from '../env.ts'
import { isFresh, SignInAgain } from '../fresh.tsx'
import { deskPage, wordsOf, type Status } from '../page/document.tsx'
import { Empty, Panel } from '../page/notice.tsx'
import { Alert } from '../page/parts.tsx'
import { SettingsTabs } from '../settings-tabs.tsx'
import { BouncePanel, FailedPanel } from './mail-parts.tsx'
import { RecordsPanel, SettingsForm } from './settings-form.tsx'

interface Shown {
  values?: { copyTo: string; domain: string }
  errors?: { copyTo?: 'copyTo'; domain?: 'domain' | 'ours' }
  refused?: 'unknown'
  status?: Status
}

const MAX_SHOWN = 100

/** GET /desk/mail: who gets the agency's mail, what it is sent from, what did not arrive. */
export async function mailPage(
  c: Desk,
  session: OpenSession,
  { values, errors = {}, refused, status = 200 }: Shown = {},
): Promise<Response> {
  const t = wordsOf(c)
  const { env } = c
  const { site, trace } = c.var
  const agency = agencyOf(env, site.id)
  const [{ settings, records }, mails, bounces] = await Promise.all([
    renewOwnDomain({ env, agency, siteId: site.id, now: trace.startedAt }),
    agency.outbox.list(MAX_SHOWN),
    agency.bounces.list(MAX_SHOWN),
  ])
  const failed = mails.filter(({ state }) => state === 'failed')
  const isOpen = isFresh(c, session)
  return deskPage(
    c,
    t('deskMailing.title'),
    <>
      {refused && <Alert>{t(`deskMailing.refused.${refused}`)}</Alert>}
      <FailedPanel mails={failed} t={t} />
      <BouncePanel bounces={bounces} t={t} />
      {failed.length + bounces.length === 0 && <Empty title={t('deskMailing.well')} />}
      <RecordsPanel settings={settings} records={records} t={t} />
      <Panel title={t('deskMailing.settings')}>
        {isOpen ? (
          <SettingsForm
            values={values ?? settings}
            errors={Object.fromEntries(
              Object.entries(errors).map(([name, word]) => [name, t(`deskMailing.wrong.${word}`)]),
            )}
            mainAddress={site.agency.email}
            t={t}
          />
        ) : (
          <SignInAgain t={t} session={session} />
        )}
      </Panel>
    </>,
    status,
    { tabs: <SettingsTabs room="mail" t={t} /> },
  )
}
