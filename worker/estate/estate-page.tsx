import type { ReactNode } from 'react'
import { Label } from '../../client/estate/label.tsx'
import type { EstateCard } from '../../shared/estate/card.ts'
import { publicId, type SalesRep } from '../../shared/estate/estate.ts'
import { panels } from '../../shared/estate/panels.ts'
import { textOf } from '../../shared/estate/read.ts'
import { isSold } from '../../shared/estate/status.ts'
import { cardLabel } from '../../shared/estate/sticker.ts'
import { pageHref } from '../../shared/routes.ts'
import { FriendBlock } from '../contact/friend-page.tsx'
import { EstateSections, type LoadedEstateSections } from '../content/estate-sections.tsx'
import { LateBlock } from '../document/holes.tsx'
import type { PageRequest } from '../page-answer.ts'
import { siteOrigin } from '../site/parse-site.ts'
import { BrochureEnd } from './brochure.tsx'
import { ContactCard } from './contact-card.tsx'
import { ContactSection } from './contact-section.tsx'
import { CostCalculator, calculationOf } from './cost-calculator.tsx'
import { EstateHead } from './estate-head.tsx'
import { EstatePanels } from './estate-panels.tsx'
import { Gallery } from './gallery.tsx'
import { KeyFacts } from './key-facts.tsx'
import { Locator } from './locator.tsx'
import { Documents, FloorPlans, Tours } from './media.tsx'
import { indexOf } from './page-contents.ts'
import { PageIndex } from './page-index.tsx'
import { priceText } from './price-text.ts'
import { ProjectSection } from './project-section.tsx'
import type { PublicEstate } from './public-estate.ts'
import { RentalCosts } from './rental-costs.tsx'
import { SimilarEstates } from './similar-estates.tsx'
import { ViewingPlace } from './viewing-place.tsx'

export interface EstatePageProps {
  request: PageRequest
  estate: PublicEstate
  title: string
  path: string
  /** The project an entity belongs to. */
  project: { title: string; path: string } | null
  projectPath: string
  /** Of the project itself, or of the entity's project. */
  entities: EstateCard[]
  salesRep: SalesRep | null
  mapHref: string | null
  /** What the agency wrote under this estate. */
  own: LoadedEstateSections | null
  similar: Promise<EstateCard[]>
}

/** A property, project or entity, composed as a spread: pictures, facts, story, all data, costs, place, contact (spec 2). */
export function EstatePageBody(props: EstatePageProps): ReactNode {
  const { request, estate, title, path, project, projectPath, entities, salesRep, mapHref, own, similar } = props
  const { locale, t, site, now } = request
  const label = cardLabel(estate, locale, t)
  const calculation = calculationOf(estate, new Date(now).toISOString().slice(0, 10), t)
  const shownPanels = panels(estate, { t, locale })
  const ownId = publicId(estate)
  return (
    <article className={isSold(estate) ? 'estate estate--gone' : 'estate'} data-estate={ownId}>
      <Gallery estate={estate} title={title} label={label && <Label label={label} isGone={isSold(estate)} />} />
      <div className="estate__spread">
        <EstateHead estate={estate} title={title} project={project} />
        <div className="estate__aside">
          <KeyFacts estate={estate} />
          <ContactCard salesRep={salesRep} canVisit={!isSold(estate)} />
        </div>
        <div className="estate__story">
          <PageIndex entries={indexOf({ estate, panels: shownPanels, entities, hasCosts: calculation !== null, t, locale })} />
          <Description estate={estate} request={request} />
          {!project && <ProjectSection entities={entities} projectPath={projectPath} />}
          <FloorPlans estate={estate} title={title} />
          <Tours estate={estate} videoHosts={site.settings.videoHosts} />
          <EstatePanels estate={estate} panels={shownPanels} />
          <Documents estate={estate} />
          {calculation && <CostCalculator calculation={calculation} asked={request.url.searchParams.get('situation')} path={path} />}
          <RentalCosts estate={estate} />
          {project && <ProjectSection entities={entities} projectPath={projectPath} current={ownId} />}
          <EstateSections loaded={own} />
          <Locator estate={estate} mapHref={mapHref} />
          <ViewingPlace estate={estate} request={request} />
          <ContactSection estate={estate} title={title} path={path} request={request} />
          <section className="estate__share" id="share">
            <h2>{t('friend.title')}</h2>
            <FriendBlock context={request} estate={estate} path={path} isSent={request.url.searchParams.get('sent') === 'friend'} />
          </section>
        </div>
      </div>
      <LateBlock
        load={similar}
        view={cards => <SimilarEstates cards={cards} title={t('estate.similar')} />}
        fallback={<p className="estate__similar-link"><a href={pageHref(locale, '')}>{t('estate.similarLink')}</a></p>}
      />
      <p className="contact-bar">
        <span className="contact-bar__price">{priceText(estate, t)}</span>
        <a className="button" href="#contact">{t('detail.ask')}</a>
      </p>
      <BrochureEnd address={siteOrigin(site) + path} />
    </article>
  )
}

function Description({ estate, request: { locale, t } }: { estate: PublicEstate; request: PageRequest }): ReactNode {
  const text = textOf(estate.general.description, locale)
  if (!text) return null
  return (
    <section className="estate__description" id="description">
      <h2>{t('estate.description')}</h2>
      {text.split(/\s*\n\s*/).filter(Boolean).map((paragraph, index) => <p key={index}>{paragraph}</p>)}
    </section>
  )
}
