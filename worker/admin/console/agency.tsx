import type { Context } from 'hono'
import type { ReactNode } from 'react'
import type { Translate } from '../../../shared/translator.ts'
import { agencyOf } from '../../agency/stub.ts'
import { siteOverview, type SiteOverview } from '../../directory/search.ts'
import type { CacheCounts } from '../../env.ts'
import { countedOf } from '../../page-cache/counts.ts'
import { listDomainStatuses, type DomainStatuses } from '../../domains/status.ts'
import type { AdminEnv } from '../env.ts'
import { knownSite } from '../known-site.ts'
import { dueText } from './agencies.tsx'
import { CrmFacts } from './agency/crm-facts.tsx'
import { heldFacts, HeldSection } from './agency/held.tsx'
import { consolePage, consoleView } from './document.tsx'
import { AddDomain, DomainTable } from './domain-table.tsx'
import { RemovalForm } from './agency/removal-form.tsx'
import { VisitForm } from './agency/visit-form.tsx'
import { ActionButton, ConsoleSection, FactList, formatMoment, OutcomeNotes } from './parts.tsx'

/** Pages of the console that show more of an agency. */
const PAGES = ['leads', 'bookings', 'outbox', 'estates', 'imports', 'answers', 'persons'] as const

/** GET /admin/agencies/{id}: one agency's state, health and domains. */
export async function agency(c: Context<AdminEnv>): Promise<Response> {
  const { t } = consoleView(c)
  const now = c.var.trace.startedAt
  const id = Number(/^[1-9]\d{0,14}$/.exec(c.req.param('site') ?? ''))
  const known = id > 0 ? await knownSite(c, id) : null
  const site = known && (await siteOverview(c.env, id, now))
  if (!site) return c.json({ error: 'site not found' }, 404)
  const counted = c.env.PASSED_ON ? c.env.PASSED_ON.counted : countedOf(id)
  const after = c.req.query('after')
  const [domains, subscribers, crm, held] = await Promise.all([
    listDomainStatuses(c.env, { site: id, after }).catch((): DomainStatuses => ({ domains: [] })),
    // Its page is shown while its store is out of order.
    Promise.resolve(agencyOf(c.env, id).subscribers.count()).catch(() => ''),
    Promise.resolve(agencyOf(c.env, id).crm.state()).catch(() => null),
    heldFacts(c.env, id, now),
  ])
  return consolePage(
    c,
    site.name || String(site.id),
    <>
      <OutcomeNotes c={c} t={t} acts={['domain', 'agency', 'visit', 'removal', 'held']} />
      <nav className="console-menu" aria-label={t('admin.agencies.pages')}>
        {PAGES.map(page => (
          <a key={page} href={`/admin/${page}?site=${id}`}>
            {t(`admin.${page}.title`)}
          </a>
        ))}
      </nav>
      <HeldSection t={t} site={id} held={held} />
      <ConsoleSection title={t('admin.agencies.health')}>
        <AgencyFacts t={t} site={site} subscribers={subscribers} counts={counted?.counts} />
        <p className="console-note">
          {t('admin.hits.note', { since: formatMoment(counted?.since ?? now) })}
        </p>
      </ConsoleSection>
      <CrmFacts t={t} crm={crm} />
      <ConsoleSection title={t('admin.domain.title')}>
        <DomainTable t={t} {...domains} />
        {domains.next && (
          <p>
            <a rel="next" href={`?after=${encodeURIComponent(domains.next)}`}>
              {t('admin.next')}
            </a>
          </p>
        )}
        <AddDomain t={t} site={id} />
      </ConsoleSection>
      <ConsoleSection title={t('admin.agencies.change')}>
        <StateActs t={t} site={site} />
        <ApiUrlForm t={t} site={site} />
      </ConsoleSection>
      {c.env.DESK === 'on' && <VisitForm t={t} site={id} />}
      {site.state !== 'removed' && <RemovalForm t={t} site={site} />}
    </>,
  )
}

function AgencyFacts({
  t,
  site,
  subscribers,
  counts,
}: {
  t: Translate
  site: SiteOverview
  subscribers: number | string
  counts: CacheCounts | undefined
}): ReactNode {
  const facts: [string, ReactNode][] = [
    [t('admin.column.number'), site.id],
    [t('admin.column.hostname'), site.hostnames.join(', ') || t('admin.none')],
    [t('admin.agencies.change'), t(`admin.agencies.${site.state}`)],
    ['API', site.apiUrl || t('admin.agencies.defaultApi')],
    [t('admin.agencies.nextDueAt'), dueText(t, site) || t('admin.none')],
    [t('admin.agencies.reportedAt'), formatMoment(site.reportedAt) || t('admin.agencies.never')],
    [t('admin.agencies.failedMails'), site.failedMails],
    [t('admin.agencies.waitingMails'), site.waitingMails],
    [t('admin.agencies.stuckTasks'), site.stuckTasks],
    [t('admin.agencies.refusedImports'), site.refusedImports],
    [t('admin.column.subscribers'), subscribers],
    [t('admin.column.pageHits'), rateText(t, counts?.page)],
    [t('admin.column.apiHits'), rateText(t, counts?.api)],
  ]
  return <FactList facts={facts} />
}

const rateText = (t: Translate, count: CacheCounts['page'] | undefined): string =>
  count && count.all > 0
    ? t('admin.hits.rate', {
        percent: Math.floor((100 * count.hits) / count.all),
        all: count.all,
      })
    : t('admin.none')

/** A removed site comes back by the same button as a suspended one, as long as it was not erased. */
function StateActs({ t, site }: { t: Translate; site: SiteOverview }): ReactNode {
  const acts = [
    ['suspended', 'suspend'],
    ['live', 'resume'],
    ['moved', 'move'],
  ] as const
  return (
    <>
      <div className="console-acts">
        {acts
          .filter(([state]) => state !== site.state)
          .map(([state, name]) => (
            <ActionButton
              key={state}
              action={`/admin/agencies/${site.id}`}
              fields={{ act: 'state', state }}
            >
              {t(`admin.agencies.${name}`)}
            </ActionButton>
          ))}
      </div>
      <p className="console-note">{t('admin.agencies.states')}</p>
    </>
  )
}

const ApiUrlForm = ({ t, site }: { t: Translate; site: SiteOverview }): ReactNode => (
  <form className="console-form" method="post" action={`/admin/agencies/${site.id}`}>
    <input type="hidden" name="act" value="api" />
    <label>
      {t('admin.agencies.apiUrl')}
      <input name="apiUrl" defaultValue={site.apiUrl} maxLength={500} />
    </label>
    <button type="submit" className="button">
      {t('admin.agencies.save')}
    </button>
  </form>
)
