import type { ReactNode } from 'react'
import { useView } from '../../../client/view.tsx'
import type { EstateCard } from '../../../shared/estate/card.ts'
import { publicId } from '../../../shared/estate/estate.ts'
import { buildTabs } from '../../../shared/estate/detail/build-tabs.ts'
import type { LoanFields } from '../../../shared/estate/price/monthly-payment.ts'
import { textOf } from '../../../shared/estate/read.ts'
import { langOf } from '../../../shared/locale.ts'
import { OnlyIn } from '../../page/only-in.tsx'
import { CostCalculator, calculationOf } from '../costs/cost-calculator.tsx'
import { EstateTabs } from './estate-tabs.tsx'
import { Locator } from '../map/locator.tsx'
import { Documents } from '../gallery/documents.tsx'
import { FloorPlans, Tours } from '../gallery/media.tsx'
import { pageIndexEntries } from './page-index-entries.ts'
import { PageIndex } from './page-index.tsx'
import { ProjectSection } from '../project/project-section.tsx'
import type { PublicEstate } from '../../catalog/public-estate.ts'
import { RentalCosts } from '../costs/rental-costs.tsx'

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
}: EstateStoryProps): ReactNode {
  const { t, locale } = useView()
  const calculation = calculationOf(estate, today, { t, locale })
  const tabs = buildTabs(estate, { t, locale })
  return (
    <>
      <PageIndex
        entries={pageIndexEntries({
          estate,
          tabs: tabs,
          entities,
          hasCosts: calculation !== null,
          t,
          locale,
        })}
      />
      <Description estate={estate} />
      {!isEntity && <ProjectSection entities={entities} projectPath={projectPath} />}
      <FloorPlans estate={estate} />
      <Tours estate={estate} videoHosts={videoHosts} />
      <Locator place={estate.location} city={estate.general.address?.city} mapHref={mapHref} />
      <EstateTabs estate={estate} tabs={tabs} />
      <Documents estate={estate} />
      {calculation && (
        <CostCalculator calculation={calculation} fromAddress={situation} loan={loan} path={path} />
      )}
      <RentalCosts estate={estate} />
      {isEntity && (
        <ProjectSection entities={entities} projectPath={projectPath} current={publicId(estate)} />
      )}
    </>
  )
}

function Description({ estate }: { estate: PublicEstate }): ReactNode {
  const { t, locale } = useView()
  const text = textOf(estate.general.description, locale)
  if (!text) return null
  return (
    <section className="estate__description" id="description">
      <h2>{t('estate.description')}</h2>
      <OnlyIn text={estate.general.description} />
      <div {...langOf(estate.general.description, locale)}>
        {text
          .split(/\s*\n\s*/)
          .filter(Boolean)
          .map((paragraph, index) => (
            <p key={index}>{paragraph}</p>
          ))}
      </div>
    </section>
  )
}
