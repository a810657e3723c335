import { href } from '../../shared/routes.ts'
import type { PageHandler } from '../page/result.ts'

const MEASURES = ['keyboard', 'reader', 'forms', 'sight', 'motion', 'script', 'map'] as const

/** The accessibility statement: about the product, so the same for every agency except for its contact details. */
export const accessibilityPage: PageHandler = async ({ t, site }) => {
  const { phone, email } = site.agency
  const part = (name: string) => (
    <>
      <h2>{t(`accessibility.${name}.title`)}</h2>
      <p>{t(`accessibility.${name}.text`)}</p>
    </>
  )
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
      <section className="section section--first">
        <header className="section__header">
          <h1 className="section__title">{t('accessibility.title')}</h1>
          <p className="section__intro">{t('accessibility.intro')}</p>
        </header>
        <div className="prose">
          {part('standard')}
          <h2>{t('accessibility.measures.title')}</h2>
          <ul>
            {MEASURES.map(name => (
              <li key={name}>{t(`accessibility.measures.${name}`)}</li>
            ))}
          </ul>
          {part('limits')}
          {part('checked')}
          {part('report')}
          <p>
            <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
            {', '}
            <a href={`mailto:${email}`}>{email}</a>
          </p>
          <p>{t('accessibility.report.further')}</p>
        </div>
      </section>
    ),
  }
}
