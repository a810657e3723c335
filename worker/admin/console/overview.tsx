import type { Context } from 'hono'
import type { ReactNode } from 'react'
import { toDay } from '../../../shared/time/time-zone.ts'
import type { Translate } from '../../../shared/translator.ts'
import { agencyOf } from '../../agency/stub.ts'
import type { Bindings } from '../../env.ts'
import { countingSince, hitRate } from '../../page-cache/counts.ts'
import { listDomainStatuses } from '../domains/status.ts'
import type { AdminEnv } from '../env.ts'
import { checkHealth, type Health, type Probe } from '../health.ts'
import { consolePage, consoleView } from './document.tsx'
import { AddDomain, DomainTable } from './domain-table.tsx'
import { knownSites } from './known-sites.ts'
import { LawWarnings } from './law-warnings.tsx'
import { ConsoleSection, FactList, formatMoment, Table } from './parts.tsx'

/** What the redirect after an action says → what the page says. */
const OUTCOME_KEYS: Record<string, string> = { yes: 'done', later: 'later' }

/** GET /admin: health, a form to purge, sites and their domains. */
export async function overview(c: Context<AdminEnv>): Promise<Response> {
  const { t, locale } = consoleView(c)
  const now = Date.now()
  const { hostname, searchParams } = new URL(c.req.url)
  const [health, sites, domains] = await Promise.all([
    checkHealth(c.env, hostname, now),
    knownSites(c.env.KV).catch(() => []),
    listDomainStatuses(c.env).catch((): Awaited<ReturnType<typeof listDomainStatuses>> => ({
      domains: [],
    })),
  ])
  const subscribers = await countSubscribers(c.env, sites)
  const outcomes = [
    ...['purged', 'domain'].flatMap(action =>
      searchParams.has(action)
        ? [t(`admin.${action}.${OUTCOME_KEYS[searchParams.get(action) ?? ''] ?? 'refused'}`)]
        : [],
    ),
    ...(searchParams.get('cloudflare') === 'no' ? [t('admin.domain.untold')] : []),
  ]
  return consolePage(
    c,
    t('admin.overview.title'),
    <>
      {outcomes.map(text => (
        <p key={text} className="console-alert" role="status">
          {text}
        </p>
      ))}
      <LawWarnings t={t} locale={locale} today={toDay(now)} />
      <ConsoleSection title={t('admin.health.title')}>
        <HealthFacts t={t} health={health} />
      </ConsoleSection>
      <ConsoleSection title={t('admin.purged.title')}>
        <PurgeForm t={t} />
      </ConsoleSection>
      <ConsoleSection title={t('admin.sites')}>
        <Table
          t={t}
          columns={[
            'number',
            'site',
            'hostname',
            'subscribers',
            'pageHits',
            'apiHits',
            'asked',
            'kept',
          ]}
          rows={sites.map(site => [
            site.id,
            site.name,
            site.hostnames.join('\n'),
            subscribers.get(site.id) ?? '',
            formatRate(t, hitRate(site.id, 'page')),
            formatRate(t, hitRate(site.id, 'api')),
            formatMoment(site.storedAt),
            <a key="kept" href={`/admin/answers?site=${site.id}`}>
              {t('admin.show')}
            </a>,
          ])}
        />
        <p className="console-note">
          {t('admin.hits.note', { since: formatMoment(countingSince()) || formatMoment(now) })}
        </p>
      </ConsoleSection>
      <ConsoleSection title={t('admin.domain.title')}>
        <DomainTable t={t} {...domains} />
        <AddDomain t={t} sites={sites} />
      </ConsoleSection>
    </>,
  )
}

const formatRate = (t: Translate, { hits, all }: { hits: number; all: number }): string =>
  all === 0 ? '' : t('admin.hits.rate', { percent: Math.floor((100 * hits) / all), all })

function HealthFacts({ t, health }: { t: Translate; health: Health }): ReactNode {
  const probeText = ({ ok, ms, error }: Probe): string =>
    ok ? `${t('admin.health.ok')}, ${ms} ms` : `${t('admin.health.failed')}: ${error}`
  return (
    <FactList
      facts={[
        [t('admin.health.api'), probeText(health.api)],
        ['KV', probeText(health.kv)],
        ['D1', probeText(health.db)],
        [t('admin.health.secrets'), t(`admin.health.${health.secrets}`)],
        [
          t('admin.outbox.title'),
          health.outbox
            ? t('admin.health.outbox', {
                waiting: health.outbox.waiting,
                failed: health.outbox.failed,
              })
            : t('admin.health.failed'),
        ],
        [
          t('admin.health.lastPurge'),
          formatMoment(health.lastPurgeAt ? Date.parse(health.lastPurgeAt) : null) ||
            t('admin.none'),
        ],
      ]}
    />
  )
}

function PurgeForm({ t }: { t: Translate }): ReactNode {
  return (
    <form className="console-form" method="post" action="/admin/purge">
      <label>
        {t('admin.purged.kind')}
        <select name="kind">
          {['site', 'hostname', 'estate', 'path', 'everything'].map(kind => (
            <option key={kind} value={kind}>
              {t(`admin.purged.${kind}`)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t('admin.purged.value')}
        <input name="value" maxLength={2000} />
      </label>
      <label>
        {t('admin.purged.of')}
        <input name="site" inputMode="numeric" size={6} />
      </label>
      <label>
        <input type="checkbox" name="vanish" />
        {t('admin.purged.vanish')}
      </label>
      <button type="submit" className="button">
        {t('admin.purged.act')}
      </button>
    </form>
  )
}

/** Of each site; those whose store does not answer are left out. */
async function countSubscribers(
  env: Bindings,
  sites: { id: number }[],
): Promise<Map<number, number>> {
  const counts = await Promise.all(
    sites.map(({ id }) =>
      Promise.resolve(agencyOf(env, id).subscribers.count()).then(
        (count): [number, number][] => [[id, count]],
        () => [],
      ),
    ),
  )
  return new Map(counts.flat())
}
