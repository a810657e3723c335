import type { ReactNode } from 'react'
import { ContactForm } from '../../client/contact/contact-form.tsx'
import { FormIsland } from '../forms/form-island.tsx'
import type { RejectedForm } from '../../shared/forms/rejected-form.ts'
import { pageHref } from '../../shared/routes.ts'
import type { HtmlPage } from '../page/result.ts'
import type { RequestContext } from '../site/request-context.ts'
import { returnPath } from '../forms/receive.ts'

/** The contact form by itself, with everything the visitor wrote and what is wrong with it: what a failed sending without script gets. */
export function contactFormPage(context: RequestContext, failed: RejectedForm): HtmlPage {
  const { t, locale } = context
  const back = returnPath(failed.fields, locale) ?? pageHref(locale, '')
  return formPage(
    context,
    failed,
    t('contactForm.title'),
    <FormIsland
      context={context}
      form="contact"
      component={ContactForm}
      served={{
        id: 'contact',
        returnTo: back,
        failed,
        subject: failed.fields.get('subject'),
        estate: failed.fields.get('estate'),
        source: failed.fields.get('source'),
      }}
    />,
    back,
  )
}

/** A form that came back, in the site's own frame; kept by nobody. */
export function formPage(
  { t }: RequestContext,
  failed: RejectedForm,
  title: string,
  form: ReactNode,
  back: string,
): HtmlPage {
  return {
    kind: 'page',
    status: failed.status,
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
