import type { ReactNode } from 'react'
import { ContactForm } from '../../../client/contact/contact-form.tsx'
import { canBeViewed } from '../../../shared/booking/can-be-viewed.ts'
import { textAt } from '../../../shared/estate/read.ts'
import { publicId, type Estate } from '../../../shared/estate/estate.ts'
import { isSold } from '../../../shared/estate/status.ts'
import { FormIsland } from '../../forms/form-island.tsx'
import type { PageRequest } from '../../page/result.ts'

interface Props {
  estate: Estate
  title: string
  path: string
  request: PageRequest
}

/** The contact form about this very estate; it invites to a viewing only where none can be planned by oneself (DETAIL-44). */
export function ContactSection({ estate, title, path, request }: Props): ReactNode {
  const { t, locale, url } = request
  const subject = [title, textAt(estate, 'general.reference', locale)].filter(Boolean).join(', ')
  return (
    <section className="estate__contact" id="contact">
      <h2>{t(isSold(estate) || canBeViewed(estate) ? 'detail.ask' : 'estate.contact')}</h2>
      <FormIsland
        context={request}
        form="contact"
        component={ContactForm}
        served={{
          id: 'contact-form',
          returnTo: path,
          subject,
          estate: publicId(estate),
          isSent: url.searchParams.get('sent') === 'contact',
        }}
      />
    </section>
  )
}
