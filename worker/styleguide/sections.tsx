import type { ReactNode } from 'react'
import type { Page } from '../../shared/content/page.ts'
import { SECTION_TYPES, type Section, type SectionType } from '../../shared/content/section.ts'
import { loadSections, Sections, type LoadedSection } from '../content/load-sections.tsx'
import type { PageRequest } from '../page/result.ts'
import type { SectionContext } from '../sections/section-kind.ts'

interface ShownSection {
  sections: LoadedSection[]
  context: SectionContext
}

/** Examples for types without content of their own; of the others the first on the agency's pages is shown. */
const SAMPLES: Partial<Record<SectionType, Section>> = {
  bivCib: { id: 'pattern-biv', type: 'bivCib', title: { nl: 'bivCib' } },
  contactForm: { id: 'pattern-contact', type: 'contactForm', title: { nl: 'contactForm' } },
  sectionTitle: {
    id: 'pattern-title',
    type: 'sectionTitle',
    title: { nl: 'sectionTitle' },
    intro: { nl: 'Een inleiding onder de titel.' },
  },
  'vat-regime-costs': {
    id: 'pattern-costs',
    type: 'vat-regime-costs',
    title: { nl: 'vat-regime-costs' },
  },
}

export async function loadSectionSpecimens(request: PageRequest): Promise<ShownSection[]> {
  const heads = await request.api.pages()
  const pages = (await Promise.all(heads.map(({ id }) => request.api.page(id)))).filter(
    page => page !== null,
  )
  const shown = SECTION_TYPES.flatMap(type => {
    const page =
      pages.find(({ sections }) => sections.some(section => section.type === type)) ?? pages[0]
    const section = page?.sections.find(each => each.type === type) ?? SAMPLES[type]
    return page && section ? [load(request, page, section)] : []
  })
  return Promise.all(shown)
}

async function load(request: PageRequest, page: Page, section: Section): Promise<ShownSection> {
  const context: SectionContext = { ...request, page, query: new URLSearchParams() }
  return { context, sections: await loadSections([section], context) }
}

/** Never as the first section, so that the page keeps one h1. */
export const SectionSpecimens = ({ shown }: { shown: readonly ShownSection[] }): ReactNode =>
  shown.map(({ sections, context }, index) => (
    <Sections key={index} sections={sections} context={context} from={1} />
  ))
