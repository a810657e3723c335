import { formatDate } from '../../shared/format.ts'
import { href } from '../../shared/routes.ts'
import type { PageHandler } from '../page/result.ts'
import { KNOWN_GAPS, STATEMENT_DATES } from './accessibility-facts.ts'
import { AgencyContact, agencyInWords } from './agency-words.tsx'

const MEASURES = ['keyboard', 'reader', 'forms', 'sight', 'motion', 'script', 'map'] as const

/** The accessibility statement of an agency that has no page of its own for it (CONTENT-77, CONTENT-78). */
export const accessibilityPage: PageHandler = async request => {
  const { t, site } = request
  const agency = { site: site.name, agency: agencyInWords(request) }
  const part = (name: string) => (
    <>
      <h2>{t(`accessibility.${name}.title`)}</h2>
      <p>{t(`accessibility.${name}.text`, agency)}</p>
    </>
  )
  const criteria = (list: readonly string[]): string =>
    t('accessibility.criterion', { count: list.length, list: list.join(', ') })
  return {
    kind: 'page',
    status: 200,
    title: t('accessibility.title'),
    description: t('accessibility.description'),
    policy: 'content',
    tags: [],
    alternates: Object.fromEntries(
      site.locales.map(other => [other, href('accessibility', other)]),
    ),
    body: (
      <section className="section section--first section--html-text">
        <header className="section__header">
          <h1 className="section__title">{t('accessibility.title')}</h1>
          <p className="section__intro">{t('accessibility.intro')}</p>
        </header>
        <div className="prose">
          {part('standard')}
          {part('scope')}
          <h2>{t('accessibility.limits.title')}</h2>
          <ul>
            {KNOWN_GAPS.map(({ id, criteria: list }) => (
              <li key={id}>{t(`accessibility.limits.${id}`, { criteria: criteria(list) })}</li>
            ))}
          </ul>
          <p>{t('accessibility.limits.text')}</p>
          <h2>{t('accessibility.measures.title')}</h2>
          <ul>
            {MEASURES.map(name => (
              <li key={name}>{t(`accessibility.measures.${name}`)}</li>
            ))}
          </ul>
          {part('checked')}
          {part('report')}
          <AgencyContact site={site} />
          <p>{t('accessibility.report.further')}</p>
          <p>
            <small>
              {t('accessibility.revised', {
                made: formatDate(STATEMENT_DATES.made) ?? '',
                reviewed: formatDate(STATEMENT_DATES.reviewed) ?? '',
              })}
            </small>
          </p>
        </div>
      </section>
    ),
  }
}
