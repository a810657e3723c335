import type { ReactNode } from 'react'
import type { Section, SectionType } from '../../shared/content/section.ts'
import { ApiError } from '../api/errors.ts'
import { log } from '../http/log.ts'
import { DeferredBlock } from '../render/deferred-block.tsx'
import { Fragment, Holding } from '../render/fragment.tsx'
import { AgainSection, inTime, type WhenLate, type SectionData } from './late-section.tsx'
import { SECTIONS } from '../sections/registry.ts'
import type { SectionContext, SectionDefinition } from '../sections/section-kind.ts'

export type LoadedSection = SectionData & {
  section: Section
  kind: SectionDefinition<SectionType>
}

/** All at once, those that may be late for as long as `whenLate`; an unknown section type is skipped and logged (CONTENT-2). */
export async function loadSections(
  sections: readonly Section[],
  context: SectionContext,
  whenLate: WhenLate = () => null,
): Promise<LoadedSection[]> {
  const loaded = await Promise.all(
    sections.map(async (section): Promise<LoadedSection | null> => {
      // Section and row are of one type, which TypeScript cannot follow through the table.
      const kind = Object.hasOwn(SECTIONS, section.type)
        ? (SECTIONS[section.type] as SectionDefinition<SectionType>)
        : null
      if (!kind) {
        log({
          event: 'unknown-section',
          site: context.site.id,
          page: context.page.id,
          type: String(section.type).slice(0, 40),
        })
        return null
      }
      const data = await inTime(kind, load(kind, section, context), context, whenLate)
      return { section, kind, ...data }
    }),
  )
  return loaded.filter(section => section !== null)
}

/** What stands for itself: a page does without where its items can't be had (CONTENT-47). */
const DISPENSABLE: ReadonlySet<string> = new Set(['employees', 'offices', 'quotes', 'reviews'])

const load = async (
  kind: SectionDefinition<SectionType>,
  section: Section,
  context: SectionContext,
): Promise<unknown> => {
  try {
    return await kind.load?.(section, context)
  } catch (error) {
    if (error instanceof ApiError && DISPENSABLE.has(section.type)) return []
    throw error
  }
}

interface SectionsProps {
  sections: readonly LoadedSection[]
  context: SectionContext
  /** Place of the first; where the page has its h1 already it is 1. */
  from?: number
}

/** Sections in the page's order. */
export const Sections = ({ sections, context, from = 0 }: SectionsProps): ReactNode =>
  sections.map((loaded, place) => (
    <SectionView key={loaded.section.id} {...loaded} context={context} index={from + place} />
  ))

interface Shown {
  context: SectionContext
  index: number
}

function SectionView(shown: LoadedSection & Shown): ReactNode {
  const { section, kind, context, index } = shown
  if (!kind.late) return 'data' in shown && <ReadySection {...shown} />
  return (
    <Holding needs={kind.late.needs}>
      {'data' in shown ? (
        <ReadySection {...shown} />
      ) : (
        <DeferredBlock
          load={shown.late}
          view={data => (
            <ReadySection
              section={section}
              kind={kind}
              data={data}
              context={context}
              index={index}
            />
          )}
          fallback={<AgainSection kind={kind} section={section} context={context} index={index} />}
        />
      )}
    </Holding>
  )
}

function ReadySection({
  section,
  kind,
  data,
  context,
  index,
}: { section: Section; kind: SectionDefinition<SectionType>; data: unknown } & Shown): ReactNode {
  const shown = <kind.View section={section} data={data} context={context} index={index} />
  return kind.isCacheable ? (
    <Fragment
      name="section"
      of={() => shown}
      props={{ section, data, index, title: context.page.title, of: context.conditions }}
    />
  ) : (
    shown
  )
}
