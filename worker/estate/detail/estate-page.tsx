import type { ReactNode } from 'react'
import { toDay } from '../../../shared/time/time-zone.ts'
import type { EstateCard } from '../../../shared/estate/card.ts'
import { publicId } from '../../../shared/estate/estate.ts'
import type { SalesRep } from '../../../shared/estate/record/attachments.ts'
import { isSold } from '../../../shared/estate/status.ts'
import { LOAN_FIELDS } from '../../../shared/estate/price/monthly-payment.ts'
import type { NearThing } from '../../../shared/map/near.ts'
import { href, pageHref } from '../../../shared/routes.ts'
import { tableOf } from '../../../shared/table.ts'
import { FriendBlock } from '../../friend/friend-page.tsx'
import { QuoteBlock } from '../../quote/quote-block.tsx'
import { EstateSections, type LoadedEstateSections } from '../../content/estate-sections.tsx'
import { DeferredBlock } from '../../render/deferred-block.tsx'
import { Fragment } from '../../render/fragment.tsx'
import type { PageRequest } from '../../page/result.ts'
import { siteOrigin } from '../../site/parse.ts'
import { BrochureEnd } from './brochure.tsx'
import { ContactBar } from './contact-bar.tsx'
import { ContactSection } from './contact-section.tsx'
import { EstateGallery, EstateGlance } from './estate-glance.tsx'
import { EstateStory, type EstateStoryProps } from './estate-story.tsx'
import { PriceHistory } from './price-history.tsx'
import type { PublicEstate } from '../../catalog/public-estate.ts'
import { SimilarEstates } from './similar-estates.tsx'

interface EstatePageProps {
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
  near: NearThing[]
  /** What the agency wrote under this estate. */
  own: LoadedEstateSections | null
  similar: Promise<EstateCard[]>
}

/** A property, project or entity, composed as a spread: pictures, facts, story, all data, costs, place, contact. */
export function EstatePageBody(props: EstatePageProps): ReactNode {
  const {
    request,
    estate,
    title,
    path,
    project,
    projectPath,
    entities,
    salesRep,
    mapHref,
    near,
    own,
    similar,
  } = props
  const {
    locale,
    t,
    site,
    now,
    url: { searchParams },
  } = request
  const story: EstateStoryProps = {
    estate,
    path,
    isEntity: project !== null,
    projectPath,
    entities,
    videoHosts: site.settings.videoHosts,
    today: toDay(now),
    situation: searchParams.get('situation'),
    loan: tableOf(LOAN_FIELDS, field => searchParams.get(field) ?? ''),
    mapHref,
    near,
  }
  return (
    <article
      className={isSold(estate) ? 'estate estate--gone' : 'estate'}
      data-estate={publicId(estate)}
    >
      <Fragment name="estate-gallery" of={EstateGallery} props={{ estate }} />
      <div className="estate__spread">
        <Fragment
          name="estate-glance"
          of={EstateGlance}
          props={{ estate, title, project, entities: project ? [] : entities, salesRep, path }}
        />
        <div className="estate__story">
          <Fragment name="estate-story" of={EstateStory} props={story} />
          <PriceHistory estate={estate} settings={site.settings} today={story.today} />
          <EstateSections loaded={own} />
          <Forms isOff={request.isPreview}>
            <ContactSection estate={estate} title={title} path={path} request={request} />
            <section className="estate__share" id="share">
              <h2>{t('friend.title')}</h2>
              <FriendBlock
                context={request}
                estate={estate}
                path={path}
                isSent={searchParams.get('sent') === 'friend'}
              />
              <QuoteBlock context={request} id={publicId(estate)} title={title} path={path} />
            </section>
          </Forms>
        </div>
      </div>
      <DeferredBlock
        load={similar}
        view={cards => <SimilarEstates cards={cards} title={t('estate.similar')} />}
        fallback={
          <p className="estate__similar-link">
            <a href={pageHref(locale, '')}>{t('estate.similarLink')}</a>
          </p>
        }
      />
      <Fragment name="contact-bar" of={ContactBar} props={{ estate, entities, path }} />
      <Fragment
        name="brochure"
        of={BrochureEnd}
        props={{
          address: siteOrigin(site) + href('estate', locale, { estateId: publicId(estate) }),
        }}
      />
    </article>
  )
}

/** What visitors fill in; before they see the home nobody does. */
const Forms = ({ isOff, children }: { isOff?: true | undefined; children: ReactNode }): ReactNode =>
  isOff ? (
    <fieldset className="preview-forms" disabled>
      {children}
    </fieldset>
  ) : (
    children
  )
