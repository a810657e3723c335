import { ContactForm } from '../../client/contact/contact-form.tsx'
import type { Office } from '../../shared/content/entity.ts'
import { localize } from '../../shared/locale.ts'
import { pageHref } from '../../shared/routes.ts'
import { offeredOffices } from '../contact/offices.ts'
import { FormIsland } from '../forms/form-island.tsx'
import { SectionFrame } from './section-frame.tsx'
import type { SectionContext, SectionDefinition } from './section-kind.ts'

/** The contact form: the page's own query says where it came from and whether it was just sent. */
export const contactForm: SectionDefinition<'contactForm', Office[]> = {
  load: (_, context) => offeredOffices(context),
  View({ section, data, context, index }) {
    const { query, locale } = context
    return (
      <SectionFrame section={section} context={context} index={index} anchor="contact">
        <FormIsland
          context={context}
          form="contact"
          component={ContactForm}
          served={{
            id: `${section.id}-form`,
            returnTo: ownPath(context),
            subject: localize(section.subject, locale),
            estate: query.get('estate'),
            source: query.get('source'),
            offices: data.map(({ id, name }) => ({ id, name })),
            isSent: query.get('sent') === 'contact',
          }}
        />
      </SectionFrame>
    )
  },
}

function ownPath({ page, locale, query }: SectionContext): string {
  const rest = new URLSearchParams(query)
  rest.delete('sent')
  return pageHref(locale, localize(page.url, locale) ?? '', rest)
}
