import type { ReactNode } from 'react'
import type { Page } from '../../shared/content/page.ts'
import type { SectionType } from '../../shared/content/section.ts'
import type { PageRequest } from '../page/result.ts'
import type { SectionContext } from '../sections/section-kind.ts'
import { loadSections, Sections, type LoadedSection } from './load-sections.tsx'

/** Not on an estate's page: it has its own contact form, and lists are named by their page. */
const NEEDS_OWN_PAGE: ReadonlySet<SectionType> = new Set<SectionType>([
  'contactForm',
  'estateFilter',
  'estateList',
])

const MAX_SECTIONS = 12

export interface LoadedEstateSections {
  sections: LoadedSection[]
  context: SectionContext
}

/** What the agency wrote under one estate's facts. Nothing written, or it can't be had: null (CONTENT-13, CONTENT-14). */
export async function loadEstateSections(
  request: PageRequest,
  estateId: string,
): Promise<LoadedEstateSections | null> {
  try {
    const estatePage = await request.api.estatePage(estateId)
    const shown = (estatePage?.sections ?? [])
      .filter(({ type }) => !NEEDS_OWN_PAGE.has(type))
      .slice(0, MAX_SECTIONS)
    if (shown.length === 0) return null
    const context: SectionContext = {
      ...request,
      page: pageAround(request),
      query: new URLSearchParams(),
    }
    return {
      context,
      sections: await loadSections(
        shown.map(section => ({ ...section, id: `own-${section.id}` })),
        context,
      ),
    }
  } catch {
    return null
  }
}

/** Under the estate's own h1, so theirs are h2. */
export const EstateSections = ({ loaded }: { loaded: LoadedEstateSections | null }): ReactNode =>
  loaded &&
  loaded.sections.length > 0 && (
    <div className="estate__own">
      <Sections sections={loaded.sections} context={loaded.context} from={1} />
    </div>
  )

/** Sections ask what page they stand on; this one is not of the CMS. */
const pageAround = ({ locale, url }: PageRequest): Page => ({
  id: 0,
  url: { [locale]: url.pathname.split('/').slice(2).join('/') },
  title: {},
  description: {},
  role: 'content',
  published: true,
  updatedAt: 0,
  sections: [],
})
