import type { Context } from 'hono'
import type { ReactNode } from 'react'
import type { Translate } from '../../../shared/translator.ts'
import { searchSites, siteOverview, type SiteOverview } from '../../directory/search.ts'
import type { AdminEnv } from '../env.ts'
import { knownSite, knownSiteAt } from '../known-site.ts'

/** Which agency a page of the console is about. */
export interface ChosenSite {
  /** As the operator wrote it; '': nothing. */
  typed: string
  /** null: nothing was typed, or it names no agency, or several. */
  site: SiteOverview | null
}

/** By `?site=`. */
export async function chosenSite(c: Context<AdminEnv>): Promise<ChosenSite> {
  const typed = c.req.query('site')?.trim() ?? ''
  return { typed, site: await findSite(c, typed) }
}

/** By an id, a hostname, or part of a name or of a hostname in the directory that only one agency has. */
async function findSite(c: Context<AdminEnv>, typed: string): Promise<SiteOverview | null> {
  const now = c.var.trace.startedAt
  if (!typed) return null
  if (/^[1-9]\d{0,14}$/.test(typed)) {
    const known = await knownSite(c, Number(typed))
    return known && siteOverview(c.env, known.id, now)
  }
  const search = { query: typed, filter: null, offset: 0, limit: 10 }
  const { sites, total } = await searchSites(c.env, search, now)
  const exact = sites.find(({ hostnames }) => hostnames.includes(typed.toLowerCase()))
  if (exact) return exact
  if (total > 0) return total === 1 ? (sites[0] ?? null) : null
  const known = await knownSiteAt(c, typed)
  return known && siteOverview(c.env, known.id, now)
}

/** A text field for the agency, and below it which one the page is about. */
export function SiteField({
  t,
  chosen: { typed, site },
}: {
  t: Translate
  chosen: ChosenSite
}): ReactNode {
  return (
    <>
      <form className="console-form" method="get">
        <label>
          {t('admin.agencies.which')}
          <input
            name="site"
            defaultValue={site ? String(site.id) : typed}
            maxLength={253}
            autoComplete="off"
            required
          />
        </label>
        <button type="submit" className="button">
          {t('admin.show')}
        </button>
      </form>
      {site ? (
        <p>
          <a href={`/admin/agencies/${site.id}`}>{site.name || site.id}</a>
          {` (${site.id})`}
        </p>
      ) : typed ? (
        <p className="console-alert" role="status">
          {t('admin.agencies.unknown', { typed })}{' '}
          <a href={`/admin/agencies?q=${encodeURIComponent(typed)}`}>
            {t('admin.agencies.seeAll')}
          </a>
        </p>
      ) : (
        <p>{t('admin.agencies.choose')}</p>
      )}
    </>
  )
}
