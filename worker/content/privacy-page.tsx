import { FIGURE_DAYS } from '../../shared/figures/figure.ts'
import { formatDate } from '../../shared/format.ts'
import { DATA_PROTECTION_AUTHORITY } from '../../shared/privacy/authority.ts'
import { MAX_KEEP_DAYS } from '../../shared/privacy/retention-periods.ts'
import { PROCESSING } from '../../shared/privacy/processing.ts'
import { href } from '../../shared/routes.ts'
import { agencyOf } from '../agency/stub.ts'
import type { PageHandler, PageRequest } from '../page/result.ts'
import { AgencyContact, agencyInWords } from './agency-words.tsx'
import { BrowserStorage, Kind, Recipients } from './privacy-parts.tsx'

/** The day on which somebody last compared the statement with what the product keeps. */
const REVIEWED = '2026-11-22'

const RIGHTS = ['access', 'rectify', 'erase', 'restrict', 'port', 'object'] as const

/** The privacy statement of an agency that has no page of its own for it, from what the code keeps (PRIV-40 to PRIV-45). */
export const privacyPage: PageHandler = async request => {
  const { t, site, locale } = request
  const hasRentals = await letsHolidayHomes(request)
  const authority = DATA_PROTECTION_AUTHORITY
  const keepDays = await keepDaysOf(request)
  return {
    kind: 'page',
    status: 200,
    title: t('privacy.title'),
    description: t('privacy.description'),
    policy: 'content',
    tags: [`list-${site.id}`],
    alternates: Object.fromEntries(site.locales.map(other => [other, href('privacy', other)])),
    body: (
      <section className="section section--first section--html-text">
        <header className="section__header">
          <h1 className="section__title">{t('privacy.title')}</h1>
          <p className="section__intro">{t('privacy.intro')}</p>
        </header>
        <div className="prose">
          <h2>{t('privacy.controller.title')}</h2>
          <p>{t('privacy.controller.text', { agency: agencyInWords(request) })}</p>
          <AgencyContact site={site} />
          <h2>{t('privacy.kinds.title')}</h2>
          {PROCESSING.filter(({ ofRentals }) => hasRentals || !ofRentals).map(kind => (
            <Kind key={kind.id} kind={kind} keepDays={keepDays} t={t} />
          ))}
          <p>{t('privacy.kinds.text')}</p>
          <h2>{t('privacy.counted.title')}</h2>
          <p>{t('privacy.counted.text', { time: t('privacy.days', { count: FIGURE_DAYS }) })}</p>
          <h2>{t('privacy.recipients.title')}</h2>
          <Recipients request={request} />
          <h2>{t('privacy.browser.title')}</h2>
          <p>{t('privacy.browser.text')}</p>
          <BrowserStorage t={t} hasDesk={request.env.DESK === 'on'} />
          <h2>{t('privacy.rights.title')}</h2>
          <p>{t('privacy.rights.text')}</p>
          <ul>
            {RIGHTS.map(right => (
              <li key={right}>{t(`privacy.rights.${right}`)}</li>
            ))}
          </ul>
          <p>{t('privacy.rights.how')}</p>
          <h2>{t('privacy.complaint.title')}</h2>
          <p>{t('privacy.complaint.text')}</p>
          <p>
            <a href={authority.site[locale]} rel="noopener external">
              {t('privacy.complaint.authority')}
            </a>
            {', '}
            <a href={`tel:${authority.phone.replaceAll(' ', '')}`}>{authority.phone}</a>
            {', '}
            <a href={`mailto:${authority.email}`}>{authority.email}</a>
          </p>
          <p>
            <small>{t('privacy.revised', { date: formatDate(REVIEWED) ?? '' })}</small>
          </p>
        </div>
      </section>
    ),
  }
}

/** Where that cannot be asked the statement rather says too much. */
async function letsHolidayHomes({ api }: PageRequest): Promise<boolean> {
  const { total, error } = await api.searchRentals({ query: {}, limit: 1 })
  return error ? error.status !== 404 : total > 0
}

/** How long this agency keeps what people write to it; where that cannot be asked, the longest that any may (PRIV-51). */
const keepDaysOf = async ({ env, site }: PageRequest): Promise<number> => {
  try {
    return await agencyOf(env, site.id).inbox.keepDays()
  } catch {
    return MAX_KEEP_DAYS
  }
}
