import type { ReactNode } from 'react'
import { FormAlerts } from '../../../client/forms/form-alerts.tsx'
import { ViewingForm } from '../../../client/booking/viewing-form.tsx'
import { WaitlistForm } from '../../../client/booking/waitlist-form.tsx'
import type { Slot } from '../../../shared/booking/agenda.ts'
import type { RejectedForm } from '../../../shared/forms/rejected-form.ts'
import { publicId, type Estate } from '../../../shared/estate/estate.ts'
import { addressLine } from '../../../shared/estate/address.ts'
import { mentionedTitle } from '../../../shared/estate/kind/head-title.ts'
import { isSold } from '../../../shared/estate/status.ts'
import { href } from '../../../shared/routes.ts'
import { readSent, viewingText } from '../accepted-booking.ts'
import { FormIsland } from '../../forms/form-island.tsx'
import { loadEstate } from '../../catalog/load-estate.ts'
import type { PageHandler, HtmlPage } from '../../page/result.ts'
import type { RequestContext } from '../../site/request-context.ts'
import { isAbsent } from '../../http/absence.ts'
import { ViewingHome } from './viewing-home.tsx'
import { browserFiles } from '../../page/browser-files.ts'

/** An estate's address with `?viewing`: its free times of this moment, never cached (BOOK-9). */
export const viewingPage: PageHandler = async (request, { estateId = '', entityId }) => {
  const estate = await loadEstate(request, entityId ?? estateId)
  if (isAbsent(estate)) return estate
  return showViewing(request, estate, request.url.pathname, {
    sent: request.url.searchParams.get('sent'),
  })
}

/** Free times of an estate with the form for one of them. */
export async function showViewing(
  context: RequestContext,
  estate: Estate,
  path: string,
  { sent = null, failed = null }: { sent?: string | null; failed?: RejectedForm | null },
): Promise<HtmlPage> {
  const { api, t, locale, site } = context
  const agenda = isSold(estate) ? null : await api.liveAgenda(publicId(estate))
  const title = mentionedTitle(estate, locale, t)
  const message = sentText(t, sent, addressLine(estate.general.address, locale) || title)
  return {
    kind: 'page',
    status: failed?.status ?? 200,
    title: `${t('agenda.title')} · ${title}`,
    description: '',
    policy: 'personal',
    tags: [],
    alternates: Object.fromEntries(
      site.locales.map(other => [
        other,
        href('estate', other, { estateId: publicId(estate) }, 'viewing=1'),
      ]),
    ),
    robots: 'noindex',
    body: (
      <section className="section section--first form-page">
        <link rel="stylesheet" href={browserFiles.visitsStyle} />
        <header className="section__header">
          <h1 className="section__title">{t('agenda.title')}</h1>
        </header>
        <div className="viewing-page">
          <ViewingHome estate={estate} title={title} path={path} />
          {message ? (
            <div id={message.id}>
              <FormAlerts sent={message.text} />
            </div>
          ) : (
            <SlotSection
              context={context}
              estate={estate}
              slots={agenda?.slots ?? []}
              path={path}
              failed={failed}
            />
          )}
        </div>
      </section>
    ),
  }
}

function sentText(
  t: RequestContext['t'],
  sent: string | null,
  place: string,
): { id: string; text: string } | null {
  if (sent === 'wait') return { id: sent, text: t('agenda.wait.sent') }
  if (sent === 'viewing') return { id: sent, text: t('agenda.sent') }
  const viewing = readSent(sent)
  return viewing?.form === 'viewing'
    ? { id: 'viewing', text: viewingText(t, viewing.slot, place) }
    : null
}

interface SlotSectionProps {
  context: RequestContext
  estate: Estate
  slots: Slot[]
  path: string
  failed: RejectedForm | null
}

function SlotSection({ context, estate, slots, path, failed }: SlotSectionProps): ReactNode {
  const { t, site } = context
  if (slots.length === 0) {
    return (
      <>
        <p>
          {t('agenda.none')}{' '}
          {site.agency.phone && (
            <a href={`tel:${site.agency.phone.replace(/[^+\d]/g, '')}`}>{site.agency.phone}</a>
          )}
        </p>
        {!isSold(estate) && (
          <section aria-labelledby="wait-title">
            <h2 id="wait-title">{t('agenda.wait.title')}</h2>
            <FormIsland
              context={context}
              form="wait"
              component={WaitlistForm}
              served={{ estateId: publicId(estate), returnTo: `${path}?viewing=1`, failed }}
            />
          </section>
        )}
      </>
    )
  }
  return (
    <>
      <p>{t('agenda.intro')}</p>
      <FormIsland
        context={context}
        form="viewing"
        component={ViewingForm}
        served={{ estateId: publicId(estate), slots, returnTo: `${path}?viewing=1`, failed }}
      />
    </>
  )
}

/** Where the form was sent from, as an address of this estate. */
export const estatePath = (estate: Estate, locale: RequestContext['locale']): string =>
  href('estate', locale, { estateId: publicId(estate) })
