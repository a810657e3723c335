import type { ReactNode } from 'react'
import { Icon } from '../../client/controls/icon.tsx'
import { useView } from '../../client/view.tsx'
import type { Office } from '../../shared/content/entity.ts'
import { langOf, localize } from '../../shared/locale.ts'
import { Phone } from '../page/phone.tsx'
import type { RequestContext } from '../site/request-context.ts'
import { StillMap } from '../tiles/still/still-map.tsx'

/** Beside a contact form: who answers, by phone, by mail and at the door, with the hours of the first office (CONTENT-81). */
export function AgencyWays({
  context: { site, t, locale },
  office,
}: {
  context: Pick<RequestContext, 'site' | 't' | 'locale'>
  office: Office | null
}): ReactNode {
  const { agency } = site
  const address = office ?? agency
  const { mapTiles } = useView().site
  return (
    <aside className="agency-ways">
      <p className="agency-ways__name">{office?.name ?? site.name}</p>
      <address>
        {address.street} {address.number}
        <br />
        {address.zip} {localize(address.city, locale)}
      </address>
      <ul className="contact-card__ways">
        <li>
          <Icon name="phone" />
          <Phone number={office?.phone ?? agency.phone} />
        </li>
        <li>
          <Icon name="mail" />
          <a href={`mailto:${agency.email}`}>{agency.email}</a>
        </li>
      </ul>
      {office && office.hours.length > 0 && (
        <>
          <h2 className="agency-ways__title">{t('section.hours')}</h2>
          <ul>
            {office.hours.map((line, day) => (
              <li key={day} {...langOf(line, locale)}>
                {localize(line, locale)}
              </li>
            ))}
          </ul>
        </>
      )}
      {office?.geoLocation && mapTiles && (
        <StillMap
          tiles={mapTiles}
          place={{ lat: office.geoLocation.lat, lon: office.geoLocation.lon, isExact: true }}
          label={t('section.officeMap', { name: office.name })}
          eager
        />
      )}
    </aside>
  )
}
