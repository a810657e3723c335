import type { Context } from 'hono'
import type { ReactNode } from 'react'
import type { Translate } from '../../../shared/translator.ts'
import {
  searchSites,
  siteOverview,
  SITE_FILTERS,
  type SiteFilter,
  type SiteOverview,
} from '../../directory/search.ts'
import type { AdminEnv } from '../env.ts'
import { knownSiteAt } from '../known-site.ts'
import { consolePage, consoleView } from './document.tsx'
import { ConsoleSection, formatMoment, OutcomeNotes, Table } from './parts.tsx'

const PAGE_SIZE = 50

/** GET /admin/agencies?q=&show=&from=: all agencies of the directory, fifty a page; q is part of a name or hostname, or an id. */
export async function agencies(c: Context<AdminEnv>): Promise<Response> {
  const { t } = consoleView(c)
  const query = c.req.query('q')?.trim().slice(0, 253) ?? ''
  const show = SITE_FILTERS.find(name => name === c.req.query('show')) ?? null
  const offset = Math.max(0, Math.trunc(Number(c.req.query('from')) || 0))
  const search = { query, filter: show, offset, limit: PAGE_SIZE }
  const now = c.var.trace.startedAt
  const found = await searchSites(c.env, search, now)
  // A hostname that only its record has is in no row.
  const other = found.total === 0 && query && !show ? await knownSiteAt(c, query) : null
  const overview = other && (await siteOverview(c.env, other.id, now))
  const { sites, total } = overview ? { sites: [overview], total: 1 } : found
  return consolePage(
    c,
    t('admin.agencies.title'),
    <>
      <OutcomeNotes c={c} t={t} acts={['domain', 'agency']} />
      <SearchForm t={t} query={query} show={show} />
      {total > 0 && (
        <p>{t('admin.agencies.range', { from: offset + 1, to: offset + sites.length, total })}</p>
      )}
      <AgencyTable t={t} sites={sites} />
      <Pages t={t} {...search} total={total} />
      <ConsoleSection title={t('admin.agencies.enter')}>
        <p>{t('admin.agencies.enterText')}</p>
        <EnterForm t={t} />
      </ConsoleSection>
    </>,
  )
}

export function SearchForm({
  t,
  query = '',
  show = null,
}: {
  t: Translate
  query?: string
  show?: SiteFilter | null
}): ReactNode {
  return (
    <form className="console-form" method="get" action="/admin/agencies" role="search">
      <label>
        {t('admin.agencies.query')}
        <input name="q" type="search" defaultValue={query} maxLength={253} />
      </label>
      <label>
        {t('admin.agencies.filter')}
        <select name="show" defaultValue={show ?? ''}>
          <option value="">{t('admin.agencies.all')}</option>
          {SITE_FILTERS.map(name => (
            <option key={name} value={name}>
              {t(`admin.agencies.${name}`)}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className="button">
        {t('admin.agencies.search')}
      </button>
    </form>
  )
}

const AgencyTable = ({ t, sites }: { t: Translate; sites: SiteOverview[] }): ReactNode => (
  <Table
    t={t}
    columns={['number', 'name', 'hostname', 'state', 'nextDue', 'mails', 'stuck', 'imports']}
    rows={sites.map(site => [
      site.id,
      <a key="name" href={`/admin/agencies/${site.id}`}>
        {site.name || site.id}
      </a>,
      site.hostnames.join('\n'),
      t(`admin.agencies.${site.state}`),
      dueText(t, site),
      site.failedMails || '',
      site.stuckTasks || '',
      site.refusedImports || '',
    ])}
  />
)

/** When the next task of an agency is due; marked where that is overdue. */
export function dueText(t: Translate, { nextDueAt, isLate }: SiteOverview): ReactNode {
  const at = formatMoment(nextDueAt)
  return isLate ? <strong>{t('admin.agencies.isLate', { at })}</strong> : at
}

function Pages({
  t,
  query,
  filter,
  offset,
  total,
}: {
  t: Translate
  query: string
  filter: SiteFilter | null
  offset: number
  total: number
}): ReactNode {
  const pageAt = (from: number): string =>
    `?${new URLSearchParams({ ...(query && { q: query }), ...(filter && { show: filter }), from: String(from) })}`
  const hasNext = offset + PAGE_SIZE < total
  if (offset === 0 && !hasNext) return null
  return (
    <nav className="console-menu" aria-label={t('admin.agencies.pages')}>
      {offset > 0 && (
        <a rel="prev" href={pageAt(Math.max(0, offset - PAGE_SIZE))}>
          {t('admin.agencies.previous')}
        </a>
      )}
      {hasNext && (
        <a rel="next" href={pageAt(offset + PAGE_SIZE)}>
          {t('admin.next')}
        </a>
      )}
    </nav>
  )
}

const EnterForm = ({ t }: { t: Translate }): ReactNode => (
  <form className="console-form" method="post" action="/admin/agencies">
    <label>
      {t('admin.column.number')}
      <input name="id" required inputMode="numeric" pattern="[1-9][0-9]{0,14}" size={6} />
    </label>
    <label>
      {t('admin.agencies.name')}
      <input name="name" required maxLength={200} />
    </label>
    <label>
      {t('admin.agencies.apiUrl')}
      <input name="apiUrl" placeholder="https://" maxLength={500} />
    </label>
    <button type="submit" className="button">
      {t('admin.agencies.enter')}
    </button>
  </form>
)
