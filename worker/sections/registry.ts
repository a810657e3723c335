import type { SectionType } from '../../shared/content/section.ts'
import { bivCib } from './biv-cib.tsx'
import { callToAction } from './call-to-action.tsx'
import { contactForm } from './contact-form.tsx'
import { employees } from './employees.tsx'
import { estateCollection } from './estate-collection.tsx'
import { estateFilter } from './estate-filter.tsx'
import { estateItem } from './estate-item.tsx'
import { estateList } from './estate-list.tsx'
import { htmlText } from './html-text.tsx'
import { imageWithText } from './image-with-text.tsx'
import { offices } from './offices.tsx'
import { quotes } from './quotes.tsx'
import { reviews } from './reviews.tsx'
import type { SectionDefinition } from './section-kind.ts'
import { sectionTitle } from './section-title.tsx'
import { vatRegimeCosts } from './vat-regime-costs.tsx'

type Registered<T extends SectionType> = Omit<SectionDefinition<T>, 'View'> &
  Pick<SectionDefinition<T, never>, 'View'>

/** The fifteen page sections (CONTENT-1): type → kind. A type that is not here is skipped and logged by the page. */
export const SECTIONS = {
  bivCib,
  callToAction,
  contactForm,
  employees,
  estateCollection,
  estateFilter,
  estateItem,
  estateList,
  htmlText,
  imageWithText,
  offices,
  quotes,
  reviews,
  sectionTitle,
  'vat-regime-costs': vatRegimeCosts,
} satisfies { [T in SectionType]: Registered<T> }
