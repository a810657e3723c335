import type { OpenSession } from '../../agency/people/sessions.ts'
import { listDomainStatuses } from '../../domains/status.ts'
import { siteOrigin } from '../../site/parse.ts'
import type { Desk } from '../env.ts'
import { isFresh, SignInAgain } from '../fresh.tsx'
import { deskPage, wordsOf, type Status } from '../page/document.tsx'
import { Alert } from '../page/parts.tsx'
import type { Refused } from './change-domain.tsx'
import { DomainForm, DomainRow, type TypedDomain } from './domain-parts.tsx'

interface Shown {
  typed?: TypedDomain
  refused?: Refused
  status?: Status
}

/** GET /desk/domain: the hosts of the site, what each still needs, and which is the main one. */
export async function domainPage(
  c: Desk,
  session: OpenSession,
  { typed, refused, status = 200 }: Shown = {},
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
  return deskPage(
    c,
    t('deskDomain.title'),
    <>
      <p className="desk-lead">{t('deskDomain.lead', { host: main })}</p>
      {refused && refused !== 'malformed' && <Alert>{t(`deskDomain.refused.${refused}`)}</Alert>}
      {refusal && <Alert>{t('deskDomain.silent')}</Alert>}
      <ul className="desk-rows">
        {[...ofRecord, ...domains.map(domain => ({ ...domain, isFixed: false }))].map(domain => (
          <DomainRow
            key={domain.hostname}
            domain={domain}
            isMain={domain.hostname === main}
            canChange={isOpen}
            t={t}
          />
        ))}
      </ul>
      {isOpen ? (
        <DomainForm typed={typed} isWrong={refused === 'malformed'} t={t} />
      ) : (
        <SignInAgain t={t} session={session} />
      )}
      <section>
        <h2>{t('deskDomain.move.title')}</h2>
        <p>{t('deskDomain.move.text')}</p>
      </section>
    </>,
    status,
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
        <a className="button" href={`${origin}/desk`}>
          {t('deskDomain.moved.go', { host })}
        </a>
      </p>
    </>,
  )
}
