import { Fragment, type ReactNode } from 'react'
import { useView } from '../../../client/view.tsx'
import type { EstateCard } from '../../../shared/estate/card.ts'
import { publicId } from '../../../shared/estate/estate.ts'
import { buildTabs } from '../../../shared/estate/detail/build-tabs.ts'
import { TABS, TABS_BESIDE_PLAN } from '../../../shared/estate/detail/tabs.ts'
import { roomsOf } from '../../../shared/estate/plan/rooms-of.ts'
import type { LoanFields } from '../../../shared/estate/price/monthly-payment.ts'
import type { NearThing } from '../../../shared/map/near.ts'
import { BLOCK_ORDER, type StoryBlock } from './block-order.ts'
import { CostCalculator, calculationOf } from '../costs/cost-calculator.tsx'
import { Description } from './description.tsx'
import { EstateTabs } from './estate-tabs.tsx'
import { Locator } from '../map/locator.tsx'
import { Documents } from '../gallery/documents.tsx'
import { FloorPlans, Tours } from '../gallery/media.tsx'
import { pageIndexEntries } from './page-index-entries.ts'
import { PageIndex } from './page-index.tsx'
import { ProjectSection } from '../project/project-section.tsx'
import type { PublicEstate } from '../../catalog/public-estate.ts'
import { RentalCosts } from '../costs/rental-costs.tsx'
import { RoomsSection } from '../rooms/rooms-section.tsx'

export interface EstateStoryProps {
  estate: PublicEstate
  path: string
  isEntity: boolean
  projectPath: string
  /** Of the project itself, or of the entity's project. */
  entities: EstateCard[]
  videoHosts: readonly string[]
  /** 'YYYY-MM-DD': the rates of that day hold. */
  today: string
  /** The buyer's situation that the address asks the costs for. */
  situation: string | null
  /** What the address asks of a loan, as it was written. */
  loan: LoanFields
  /** The list of that status as a map; null where there is none. */
  mapHref: string | null
  /** What is near, by the map. */
  near: NearThing[]
}

/** The details of an estate and an index of them. A function of its props alone, so that it can be cached. */
export function EstateStory({
  estate,
  path,
  isEntity,
  projectPath,
  entities,
  videoHosts,
  today,
  situation,
  loan,
  mapHref,
  near,
}: EstateStoryProps): ReactNode {
  const { t, locale, site } = useView()
  const calculation = calculationOf(estate, today, { t, locale })
  const rooms = roomsOf(estate, { t, locale })
  const tabs = buildTabs(estate, { t, locale }, rooms ? TABS_BESIDE_PLAN : TABS)
  const order = BLOCK_ORDER[site.character]
  const blocks: Record<StoryBlock, ReactNode> = {
    description: <Description estate={estate} />,
    project: !isEntity && <ProjectSection entities={entities} projectPath={projectPath} />,
    plans: (
      <>
        <FloorPlans estate={estate} />
        {rooms && <RoomsSection estate={estate} storeys={rooms} />}
      </>
    ),
    tours: <Tours estate={estate} videoHosts={videoHosts} />,
    map: (
      <Locator
        place={estate.location}
        city={estate.general.address?.city}
        mapHref={mapHref}
        near={near}
      />
    ),
    details: <EstateTabs estate={estate} tabs={tabs} />,
    documents: <Documents estate={estate} />,
    costs: (
      <>
        {calculation && (
          <CostCalculator
            calculation={calculation}
            fromAddress={situation}
            loan={loan}
            path={path}
          />
        )}
        <RentalCosts estate={estate} />
      </>
    ),
  }
  return (
    <>
      <PageIndex
        entries={pageIndexEntries({
          estate,
          tabs,
          entities,
          hasRooms: rooms !== null,
          hasCosts: calculation !== null,
          order,
          t,
          locale,
        })}
      />
      {order.map(name => (
        <Fragment key={name}>{blocks[name]}</Fragment>
      ))}
      {isEntity && (
        <ProjectSection entities={entities} projectPath={projectPath} current={publicId(estate)} />
      )}
    </>
  )
}
