import type { Context } from 'hono'
import type { ReactNode } from 'react'
import { toDay } from '../../../shared/time/time-zone.ts'
import type { Translate } from '../../../shared/translator.ts'
import type { AdminEnv } from '../env.ts'
import { checkHealth, type Health, type Probe } from '../health.ts'
import { SearchForm } from './agencies.tsx'
import { consolePage, consoleView } from './document.tsx'
import { LawWarnings } from './law-warnings.tsx'
import { ConsoleSection, FactList, formatMoment, OutcomeNotes, Table } from './parts.tsx'

/** GET /admin: health, what to look at, a search for an agency, a form to purge. */
export async function overview(c: Context<AdminEnv>): Promise<Response> {
  const { t, locale } = consoleView(c)
  const now = Date.now()
  const health = await checkHealth(c.env, new URL(c.req.url).hostname, now)
  return consolePage(
    c,
    t('admin.overview.title'),
    <>
      <OutcomeNotes c={c} t={t} acts={['purged']} />
      <LawWarnings t={t} locale={locale} today={toDay(now)} />
      <ConsoleSection title={t('admin.health.title')}>
        <HealthFacts t={t} health={health} />
      </ConsoleSection>
      {health.findings.length > 0 && (
        <ConsoleSection title={t('admin.finding.title')}>
          <Findings t={t} health={health} />
        </ConsoleSection>
      )}
      <ConsoleSection title={t('admin.agencies.title')}>
        <SearchForm t={t} />
      </ConsoleSection>
      <ConsoleSection title={t('admin.purged.title')}>
        <PurgeForm t={t} />
      </ConsoleSection>
    </>,
  )
}

const Findings = ({ t, health }: { t: Translate; health: Health }): ReactNode => (
  <Table
    t={t}
    columns={['at', 'number', 'what']}
    rows={health.findings.map(({ kind, subject, foundAt }) => [
      formatMoment(foundAt === null ? null : Date.parse(foundAt)),
      <a key="subject" href={`/admin/agencies?q=${encodeURIComponent(subject)}`}>
        {subject}
      </a>,
      t(`admin.finding.${kind}`),
    ])}
  />
)

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
        [t('admin.health.mailDomain'), mailDomainText(t, health)],
        [
          t('admin.health.agencies'),
          health.agencies
            ? t('admin.health.agenciesText', {
                total: health.agencies.count,
                late: health.agencies.late,
                stuck: health.agencies.stuckTasks,
                imports: health.agencies.refusedImports,
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

function mailDomainText(t: Translate, { mailDomain: { domain, records } }: Health): string {
  const names = records.filter(({ state }) => state === 'missing').map(({ name }) => name)
  return names.length > 0
    ? `${domain}, ${t('admin.health.mailMissing', { names: names.join(', ') })}`
    : domain
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
