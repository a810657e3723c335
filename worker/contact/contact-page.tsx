import { ContactForm } from '../../client/contact/contact-form.tsx'
import type { RejectedForm } from '../../shared/forms/rejected-form.ts'
import { pageHref } from '../../shared/routes.ts'
import { FormIsland } from '../forms/form-island.tsx'
import { formPage } from '../forms/form-page.tsx'
import { returnPath } from '../forms/receive.ts'
import type { HtmlPage } from '../page/result.ts'
import type { RequestContext } from '../site/request-context.ts'
import { offeredOffices } from './offices.ts'

/** The rejected contact form, with everything the visitor wrote and what is wrong with it. */
export async function rejectedContactPage(
  context: RequestContext,
  rejected: RejectedForm,
): Promise<HtmlPage> {
  const { fields } = rejected
  // Only where it was asked.
  const offices = fields.has('office') ? await offeredOffices(context) : []
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
        offices: offices.map(({ id, name }) => ({ id, name })),
      }}
    />
  )
  return formPage(context, rejected, context.t('contactForm.title'), form, back)
}
