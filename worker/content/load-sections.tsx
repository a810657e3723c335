import type { ReactNode } from 'react'
import type { Section, SectionType } from '../../shared/content/section.ts'
import type { EstateCard } from '../../shared/estate/card.ts'
import { ApiError } from '../api/errors.ts'
import { log } from '../http/log.ts'
import { Fragment } from '../render/fragment.tsx'
import { SECTIONS } from '../sections/registry.ts'
import type { LeadPicture, SectionContext, SectionDefinition } from '../sections/section-kind.ts'

export interface LoadedSection {
  section: Section
  kind: SectionDefinition<SectionType>
  data: unknown
}

/** All at once; an unknown section type is skipped and logged (CONTENT-2). */
export async function loadSections(
  sections: readonly Section[],
  context: SectionContext,
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
      return { section, kind, data: await load(kind, section, context) }
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

function SectionView({
  section,
  kind,
  data,
  context,
  index,
}: LoadedSection & { context: SectionContext; index: number }): ReactNode {
  const shown = <kind.View section={section} data={data} context={context} index={index} />
  return kind.isCacheable ? (
    <Fragment
      name="section"
      of={() => shown}
      props={{ section, data, index, title: context.page.title }}
    />
  ) : (
    shown
  )
}

/** The cards of the estates that the sections list, in their order. */
export const listedCards = (sections: readonly LoadedSection[]): EstateCard[] =>
  sections.flatMap(({ kind, data }) => kind.cards?.(data) ?? [])

/** How many sections may stand before the one whose picture is the first to be seen. */
const FIRST_SEEN = 3

/** The picture that fills most of the first screen, if any section says it has one. */
export function leadPicture(
  sections: readonly LoadedSection[],
  context: SectionContext,
): LeadPicture | null {
  for (const [index, { section, kind, data }] of sections.slice(0, FIRST_SEEN).entries()) {
    const picture = kind.lead?.({ section, data, context, index })
    if (picture) return picture
  }
  return null
}
