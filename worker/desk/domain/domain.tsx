import type { OpenSession } from '../../agency/people/sessions.ts'
import { listDomainStatuses } from '../../domains/status.ts'
import { siteOrigin } from '../../site/parse.ts'
import type { Desk } from '../env.ts'
import { isFresh, SignInAgain } from '../fresh.tsx'
import { deskPage, wordsOf } from '../page/document.tsx'
import { LinkButton } from '../page/button.tsx'
import { Notice, Panel } from '../page/notice.tsx'
import { Alert } from '../page/parts.tsx'
import { SettingsTabs } from '../settings-tabs.tsx'
import { DOMAIN_REFUSALS, type DomainRefusal } from './domain-act.ts'
import { statusOf } from '../../store/refusal.ts'
import { DomainForm, type TypedDomain } from './domain-form.tsx'
import { DomainPanel } from './domain-parts.tsx'

interface Shown {
  typed?: TypedDomain
  refused?: DomainRefusal
}

/** GET /desk/domain: the hosts of the site, what each still needs, and which is the main one. */
export async function domainPage(
  c: Desk,
  session: OpenSession,
  { typed, refused }: Shown = {},
): Promise<Response> {
  const t = wordsOf(c)
  const { site } = c.var
  const { domains, refusal } = await listDomainStatuses(c.env, { site: site.id })
  const mapped = new Set(domains.map(({ hostname }) => hostname))
  const ofRecord = site.hostnames
    .filter(hostname => !mapped.has(hostname))
    .map(hostname => ({ hostname, proven: true, redirect: false, isFixed: true }))
  const main = new URL(siteOrigin(site)).hostname
  const isOpen = isFresh(c, session)
  const words = refused && t(`deskDomain.refused.${refused}`)
  const isOfField = refused !== undefined && typed !== undefined
  return deskPage(
    c,
    t('deskDomain.title'),
    <>
      {refused && !isOfField && <Alert>{words}</Alert>}
      {refusal && <Notice kind="warning">{<p>{t('deskDomain.silent')}</p>}</Notice>}
      {[...ofRecord, ...domains.map(domain => ({ ...domain, isFixed: false }))].map(domain => (
        <DomainPanel
          key={domain.hostname}
          domain={domain}
          isMain={domain.hostname === main}
          canChange={isOpen}
          t={t}
        />
      ))}
      {isOpen ? (
        <DomainForm typed={typed} error={isOfField ? words : undefined} t={t} />
      ) : (
        <SignInAgain t={t} session={session} />
      )}
      <Panel title={t('deskDomain.move.title')}>
        <p>{t('deskDomain.move.text')}</p>
      </Panel>
    </>,
    refused ? statusOf(DOMAIN_REFUSALS[refused]) : 200,
    { intro: t('deskDomain.lead', { host: main }), tabs: <SettingsTabs room="domain" t={t} /> },
  )
}

/** After a change of the main host: nobody is signed in any more, and the desk is there. */
export function movedPage(c: Desk, origin: string): Promise<Response> {
  const t = wordsOf(c)
  const { host } = new URL(origin)
  return deskPage(
    c,
    t('deskDomain.moved.title', { host }),
    <>
      <p>{t('deskDomain.moved.text', { host })}</p>
      <p>
        <LinkButton kind="primary" href={`${origin}/desk`}>
          {t('deskDomain.moved.go', { host })}
        </LinkButton>
      </p>
    </>,
  )
}
