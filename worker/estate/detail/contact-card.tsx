import type { ReactNode } from 'react'
import { Icon } from '../../../client/controls/icon.tsx'
import { Picture } from '../../../client/content/picture.tsx'
import { useView } from '../../../client/view.tsx'
import type { SalesRep } from '../../../shared/estate/record/attachments.ts'
import { textAt } from '../../../shared/estate/read.ts'
import { Phone } from '../../page/phone.tsx'

const ASSET_ID = /^[\w-]{1,80}$/

/** The person to contact and how; the agency where the estate has no agent of its own. */
export function ContactCard({
  salesRep,
  visit,
}: {
  salesRep: SalesRep | null
  /** Where a visit is planned; null where none can be. */
  visit: string | null
}): ReactNode {
  const { t, locale, site } = useView()
  const [firstname, lastname, description, picture] = [
    'firstname',
    'lastname',
    'description',
    'picture',
  ].map(key => textAt(salesRep, key, locale))
  const name = [firstname, lastname].filter(Boolean).join(' ') || site.name
  const phones = ['phone', 'mobile'].flatMap(key => textAt(salesRep, key, locale) ?? [])
  const numbers = phones.length > 0 ? phones : [site.phone].filter(Boolean)
  const email = textAt(salesRep, 'email', locale) ?? site.email
  return (
    <div className="contact-card">
      <p className="contact-card__actions">
        {visit && (
          <a className="button" rel="nofollow" href={visit}>
            {t('detail.visit')}
          </a>
        )}{' '}
        <a className={visit ? 'button button--quiet' : 'button'} href="#contact">
          {t('detail.ask')}
        </a>
      </p>
      {picture && ASSET_ID.test(picture) && (
        <div className="contact-card__picture">
          <Picture asset={picture} width={240} height={300} alt="" sizes="6rem" />
        </div>
      )}
      <div className="contact-card__who">
        <p className="contact-card__name">{name}</p>
        {description && <p className="contact-card__role">{description}</p>}
      </div>
      <ul className="contact-card__ways">
        {numbers.map(number => (
          <li key={number}>
            <Icon name="phone" />
            <Phone number={number} />
          </li>
        ))}
        {isEmail(email) && (
          <li>
            <Icon name="mail" />
            <a href={`mailto:${email}`}>{email}</a>
          </li>
        )}
      </ul>
      <p className="contact-card__print">
        <button type="button" data-print>
          <Icon name="document" />
          {t('detail.print')}
        </button>
      </p>
    </div>
  )
}

const isEmail = (text: string | null): text is string =>
  text !== null && /^[^\s@<>"]+@[^\s@<>"]+$/.test(text)
