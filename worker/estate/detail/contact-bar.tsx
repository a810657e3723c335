import { Fragment, type ReactNode } from 'react'
import { Icon } from '../../../client/controls/icon.tsx'
import { useView } from '../../../client/view.tsx'
import { canBeViewed } from '../../../shared/booking/can-be-viewed.ts'
import type { EstateCard } from '../../../shared/estate/card.ts'
import type { PublicEstate } from '../../catalog/public-estate.ts'
import { keyFactsOf } from './key-facts.tsx'
import { priceText } from './price-text.ts'
import { visitHref } from './visit-href.ts'

const SHOWN_FACTS = 2

/** At the foot of a small screen: price, first facts and the one act, wherever the page is (DETAIL-47). */
export function ContactBar({
  estate,
  entities,
  path,
}: {
  estate: PublicEstate
  entities: EstateCard[]
  path: string
}): ReactNode {
  const { t } = useView()
  const all = keyFactsOf(estate, entities, t)
  const first = all.filter(({ icon }) => icon === 'surface' || icon === 'bed')
  const facts = (first.length > 0 ? first : all).slice(0, SHOWN_FACTS)
  return (
    <p className="contact-bar">
      <span className="contact-bar__offer">
        <span className="contact-bar__price">{priceText(estate, t)}</span>{' '}
        <small className="contact-bar__facts">
          {facts.map(({ icon, label, value }) => (
            <Fragment key={label}>
              <span>
                <Icon name={icon} />
                <span className="visually-hidden">{label}</span> {value}
              </span>{' '}
            </Fragment>
          ))}
        </small>
      </span>{' '}
      {canBeViewed(estate) ? (
        <a className="button" rel="nofollow" href={visitHref(path)}>
          {t('detail.visit')}
        </a>
      ) : (
        <a className="button" href="#contact">
          {t('detail.ask')}
        </a>
      )}
    </p>
  )
}
