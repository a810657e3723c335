import type { ReactNode } from 'react'
import { Label } from '../../../client/estate/card/label.tsx'
import { useView } from '../../../client/view.tsx'
import type { EstateCard } from '../../../shared/estate/card.ts'
import type { SalesRep } from '../../../shared/estate/record/attachments.ts'
import { canBeViewed } from '../../../shared/booking/can-be-viewed.ts'
import { isSold } from '../../../shared/estate/status.ts'
import { cardLabel } from '../../../shared/estate/sticker.ts'
import { ContactCard } from './contact-card.tsx'
import { EstateHead } from './estate-head.tsx'
import { EstateOffer } from './estate-offer.tsx'
import { visitHref } from './visit-href.ts'
import { roomsOf } from '../../../shared/estate/plan/rooms-of.ts'
import { touchesOf } from '../../../shared/estate/plan/touch.ts'
import { Gallery } from '../gallery/gallery.tsx'
import { KeyFacts } from './key-facts.tsx'
import type { PublicEstate } from '../../catalog/public-estate.ts'

interface Props {
  estate: PublicEstate
  title: string
}

/** The pictures, under the estate's label. */
export function EstateGallery({ estate }: { estate: PublicEstate }): ReactNode {
  const { t, locale } = useView()
  const label = cardLabel(estate, locale, t)
  const rooms = roomsOf(estate, { t, locale })
  return (
    <Gallery
      estate={estate}
      label={label && <Label label={label} isSold={isSold(estate)} />}
      touches={rooms ? touchesOf(rooms) : null}
    />
  )
}

/** What it is, what is asked first, and who answers. */
export const EstateGlance = ({
  estate,
  title,
  project,
  entities,
  salesRep,
  path,
}: Props & {
  project: { title: string; path: string } | null
  /** The homes of a project. */
  entities: EstateCard[]
  salesRep: SalesRep | null
  path: string
}): ReactNode => (
  <>
    <EstateHead estate={estate} title={title} project={project} />
    <div className="estate__aside">
      <EstateOffer estate={estate} title={title} />
      <KeyFacts estate={estate} entities={entities} />
      <ContactCard salesRep={salesRep} visit={canBeViewed(estate) ? visitHref(path) : null} />
    </div>
  </>
)
