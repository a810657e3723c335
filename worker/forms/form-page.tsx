import type { ReactNode } from 'react'
import type { RejectedForm } from '../../shared/forms/rejected-form.ts'
import type { HtmlPage } from '../page/result.ts'
import type { RequestContext } from '../site/request-context.ts'

/** A rejected form on a page of its own, with a way back; never cached. */
export function formPage(
  { t }: Pick<RequestContext, 't'>,
  rejected: RejectedForm,
  title: string,
  form: ReactNode,
  back: string,
): HtmlPage {
  return {
    kind: 'page',
    status: rejected.status,
    title,
    description: '',
    policy: 'personal',
    tags: [],
    alternates: {},
    robots: 'noindex',
    body: (
      <section className="section section--first form-page">
        <header className="section__header">
          <h1 className="section__title">{title}</h1>
        </header>
        {form}
        <p>
          <a href={back}>{t('contactForm.back')}</a>
        </p>
      </section>
    ),
  }
}
