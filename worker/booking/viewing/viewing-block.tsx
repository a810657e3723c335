import type { ReactNode } from 'react'
import { slotTexts } from '../../../client/booking/slot-texts.ts'
import { ViewingForm } from '../../../client/booking/viewing-form.tsx'
import { formTexts } from '../../../client/forms/form-texts.ts'
import { canBeViewed } from '../../../shared/booking/can-be-viewed.ts'
import { ServedIsland } from '../../render/island.tsx'
import { publicId, type Estate } from '../../../shared/estate/estate.ts'
import { href } from '../../../shared/routes.ts'
import type { PageRequest } from '../../page/result.ts'

/**
 * Booking a viewing on an estate's cached page, which holds no slots since it is the same bytes for everybody. A link
 * leads to the page with them; the script loads them here. Nothing where no viewing can be booked.
 */
export function ViewingBlock({
  request: { t, locale, site, url },
  estate,
}: {
  request: PageRequest
  estate: Estate
}): ReactNode {
  if (!canBeViewed(estate)) return null
  const estateId = publicId(estate)
  const page = `${url.pathname}?viewing=1`
  return (
    <section className="viewing" aria-labelledby="viewing-title">
      <h2 id="viewing-title">{t('agenda.title')}</h2>
      <p>{t('agenda.intro')}</p>
      <ServedIsland
        name="booking-viewing"
        props={{
          form: 'viewing',
          by: 'json',
          texts: formTexts(t),
          captcha: site.settings.captcha,
          slots: slotTexts(t),
          address: href('ajaxItem', locale, { call: 'live-agenda', id: estateId }),
        }}
      >
        <p data-viewing-link>
          <a className="button" rel="nofollow" href={page}>
            {t('agenda.open')}
          </a>
        </p>
        <ViewingForm estateId={estateId} slots={null} returnTo={page} />
      </ServedIsland>
    </section>
  )
}
