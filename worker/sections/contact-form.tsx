import { ContactForm } from '../../client/contact/contact-form.tsx'
import type { Office } from '../../shared/content/entity.ts'
import { localize } from '../../shared/locale.ts'
import { pageHref } from '../../shared/routes.ts'
import { offeredOffices } from '../contact/offices.ts'
import { FormIsland } from '../forms/form-island.tsx'
import { AgencyWays } from '../contact/agency-ways.tsx'
import { SectionFrame } from './section-frame.tsx'
import type { SectionContext, SectionDefinition } from './section-kind.ts'

interface ContactOffices {
  /** Which a visitor can choose between. */
  offered: Office[]
  /** The first, whose hours stand beside the form. */
  main: Office | null
}

/** The contact form: the page's own query says where it came from and whether it was just sent. */
export const contactForm: SectionDefinition<'contactForm', ContactOffices> = {
  load: async (_, context) => ({
    offered: await offeredOffices(context),
    main: (await context.api.items('offices', 'offices').catch(() => []))[0] ?? null,
  }),
  View({ section, data, context, index }) {
    const { query, locale } = context
    return (
      <SectionFrame section={section} context={context} index={index} anchor="contact">
        <div className="contact-page">
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
              offices: data.offered.map(({ id, name }) => ({ id, name })),
              isSent: query.get('sent') === 'contact',
            }}
          />
          <AgencyWays context={context} office={data.main} />
        </div>
      </SectionFrame>
    )
  },
}

function ownPath({ page, locale, query }: SectionContext): string {
  const rest = new URLSearchParams(query)
  rest.delete('sent')
  return pageHref(locale, localize(page.url, locale) ?? '', rest)
}
