import { ContactForm } from '../../client/contact/contact-form.tsx'
import type { RejectedForm } from '../../shared/forms/rejected-form.ts'
import { pageHref } from '../../shared/routes.ts'
import { FormIsland } from '../forms/form-island.tsx'
import { formPage } from '../forms/form-page.tsx'
import { returnPath } from '../forms/receive.ts'
import type { HtmlPage } from '../page/result.ts'
import type { RequestContext } from '../site/request-context.ts'

/** The rejected contact form, with everything the visitor wrote and what is wrong with it. */
export function rejectedContactPage(context: RequestContext, rejected: RejectedForm): HtmlPage {
  const { fields } = rejected
  const back = returnPath(fields, context.locale) ?? pageHref(context.locale, '')
  const form = (
    <FormIsland
      context={context}
      form="contact"
      component={ContactForm}
      served={{
        id: 'contact',
        returnTo: back,
        failed: rejected,
        subject: fields.get('subject'),
        estate: fields.get('estate'),
        source: fields.get('source'),
      }}
    />
  )
  return formPage(context, rejected, context.t('contactForm.title'), form, back)
}
