import { Picture } from '../../client/content/picture.tsx'
import { Icon } from '../../client/controls/icon.tsx'
import type { Office } from '../../shared/content/entity.ts'
import { langOf, localize } from '../../shared/locale.ts'
import { Phone } from '../page/phone.tsx'
import { SectionFrame } from './section-frame.tsx'
import type { SectionContext, SectionDefinition } from './section-kind.ts'

/** Where the agency's doors are, and when they are open. */
export const offices: SectionDefinition<'offices', Office[]> = {
  load: (section, { api }) => api.items('offices', section.entity),
  isCacheable: true,
  View({ section, data, context, index }) {
    if (data.length === 0) return null
    return (
      <SectionFrame section={section} context={context} index={index} tone="tint">
        <ul className="offices">
          {data.map(office => (
            <li key={office.id}>
              <OfficeCard office={office} context={context} />
            </li>
          ))}
        </ul>
      </SectionFrame>
    )
  },
}

/** A narrow column breaks an address where it reads best. */
function Breakable({ address }: { address: string }) {
  const [name = '', ...rest] = address.split('@')
  return rest.length > 0 ? (
    <>
      {name}@<wbr />
      {rest.join('@')}
    </>
  ) : (
    name
  )
}

function OfficeCard({
  office,
  context: { locale, t },
}: {
  office: Office
  context: SectionContext
}) {
  const city = localize(office.city, locale)
  const { picture } = office
  return (
    <article className="office">
      {picture && (
        <div className="office__picture">
          <Picture
            asset={picture.asset}
            hash={picture.hash}
            width={picture.width}
            height={picture.height}
            color={picture.color}
            preview={picture.preview}
            alt={localize(picture.alt, locale) ?? office.name}
            {...langOf(picture.alt, locale)}
            sizes="(min-width: 64rem) 33vw, 92vw"
          />
        </div>
      )}
      <div className="office__text">
        <h3 className="office__name">{office.name}</h3>
        <address className="office__ways">
          <span>
            <Icon name="pin" />
            <span>
              {office.street} {office.number}
              <br />
              {office.zip} {city}
            </span>
          </span>
          {office.phone && (
            <span>
              <Icon name="phone" />
              <Phone number={office.phone} />
            </span>
          )}
          {office.email && (
            <span>
              <Icon name="mail" />
              <a href={`mailto:${office.email}`}>
                <Breakable address={office.email} />
              </a>
            </span>
          )}
        </address>
        {office.hours.length > 0 && (
          <div className="office__hours">
            <h4>{t('section.hours')}</h4>
            <ul>
              {office.hours.map((line, day) => (
                <li key={day} {...langOf(line, locale)}>
                  {localize(line, locale)}
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </article>
  )
}
