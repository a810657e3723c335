import type { ReactNode } from 'react'
import { Picture } from '../../client/content/picture.tsx'
import type { EstateCard } from '../../shared/estate/card.ts'
import { publicId, type Estate } from '../../shared/estate/estate.ts'
import { addressLine } from '../../shared/estate/address.ts'
import { estateTitle } from '../../shared/estate/head-title.ts'
import { allPictures, pictureFile } from '../../shared/estate/pictures.ts'
import { priceLine } from '../../shared/estate/price.ts'
import { textOf } from '../../shared/estate/read.ts'
import { localize } from '../../shared/locale.ts'
import { pageHref } from '../../shared/routes.ts'
import { LateBlock } from '../document/holes.tsx'
import type { PageRequest } from '../page-answer.ts'
import { CardFragment } from './card-fragment.tsx'
import { EntityTable } from './entity-table.tsx'
import { EstatePanels } from './estate-panels.tsx'
import { KeyFacts } from './key-facts.tsx'

export const HERO_SIZES = '(min-width: 64rem) 66vw, 100vw'

interface Props {
  request: PageRequest
  estate: Estate
  /** The project an entity belongs to. */
  project: Estate | null
  projectPath: string
  entities: EstateCard[]
  similar: Promise<EstateCard[]>
}

/** A property, project or entity: pictures, price, facts, description, panels, similar homes (spec 2). */
export function EstatePageBody({ request, estate, project, projectPath, entities, similar }: Props): ReactNode {
  const { locale, t } = request
  const title = estateTitle(estate, locale, t)
  const address = addressLine(estate.general.address, locale)
  const description = textOf(estate.general.description, locale)
  return (
    <article className="estate" data-estate={publicId(estate)}>
      <Pictures estate={estate} title={title} request={request} />
      <header className="estate__head">
        {project && <p className="estate__project"><a href={projectPath}>{estateTitle(project, locale, t)}</a></p>}
        <h1>{title}</h1>
        {address && <p className="estate__address">{address}</p>}
        <p className="estate__price">{priceLine(estate, t)}</p>
        <p className="estate__not-binding">{t('estate.notBinding')}</p>
      </header>
      <KeyFacts estate={estate} />
      {description && (
        <section className="estate__description">
          <h2>{t('estate.description')}</h2>
          {description.split(/\n+/).map((paragraph, index) => <p key={index}>{paragraph}</p>)}
        </section>
      )}
      {entities.length > 0 && <EntityTable entities={entities} projectPath={projectPath} />}
      <EstatePanels estate={estate} request={request} />
      <LateBlock
        load={similar}
        view={cards => <Similar cards={cards} title={t('estate.similar')} />}
        fallback={<p className="estate__similar-link"><a href={pageHref(locale, '')}>{t('estate.similarLink')}</a></p>}
      />
    </article>
  )
}

function Pictures({ estate, title, request }: { estate: Estate; title: string; request: PageRequest }): ReactNode {
  const pictures = allPictures(estate)
  if (pictures.length === 0) return <p className="estate__no-picture">{request.t('card.noPicture')}</p>
  return (
    <ul className="estate__pictures">
      {pictures.slice(0, MOST_PICTURES).map((picture, index) => (
        <li key={pictureFile(picture)}>
          <Picture
            asset={pictureFile(picture)} hash={picture.hash} width={picture.width} height={picture.height} color={picture.color}
            alt={localize(picture.caption, request.locale) ?? `${title} ${index + 1}`}
            sizes={index === 0 ? HERO_SIZES : '(min-width: 64rem) 33vw, 100vw'} eager={index === 0}
          />
        </li>
      ))}
    </ul>
  )
}

/** Of ten thousand pictures a page shows what a visitor may look at. */
const MOST_PICTURES = 60

function Similar({ cards, title }: { cards: EstateCard[]; title: string }): ReactNode {
  if (cards.length === 0) return null
  return (
    <section className="estate__similar">
      <h2>{title}</h2>
      <ul className="card-list">
        {cards.map(card => <li key={publicId(card)}><CardFragment card={card} /></li>)}
      </ul>
    </section>
  )
}
