import type { ReactNode } from 'react'
import { langOf, localize } from '../../shared/locale.ts'
import type { Section, SectionType } from '../../shared/content/section.ts'
import type { SectionContext } from './section-kind.ts'

interface Props {
  section: Section
  context: SectionContext
  index: number
  /** 'tint': a large quiet area; 'deep': the darkest. */
  tone?: 'tint' | 'deep'
  /** Sections whose heading stands elsewhere in them say so. */
  heading?: false
  /** An element name, such as 'employees', that a link of the page scrolls to. */
  anchor?: string
  children: ReactNode
}

/** What every section shares: its place in the page's rhythm, its name for styles, its heading and introduction. */
export function SectionFrame({ section, context, index, tone, heading, anchor, children }: Props) {
  const classes = [
    'section',
    SECTION_CLASSES[section.type],
    tone && TONE_CLASSES[tone],
    index === 0 && 'section--first',
  ]
  return (
    <section className={classes.filter(Boolean).join(' ')} id={anchor ?? section.id}>
      {heading !== false && <SectionHeading section={section} context={context} index={index} />}
      {children}
    </section>
  )
}

const SECTION_CLASSES: Record<SectionType, string> = {
  bivCib: 'section--biv-cib',
  callToAction: 'section--call-to-action',
  contactForm: 'section--contact-form',
  employees: 'section--employees',
  estateCollection: 'section--estate-collection',
  estateFilter: 'section--estate-filter',
  estateItem: 'section--estate-item',
  estateList: 'section--estate-list',
  htmlText: 'section--html-text',
  imageWithText: 'section--image-with-text',
  offices: 'section--offices',
  quotes: 'section--quotes',
  reviews: 'section--reviews',
  sectionTitle: 'section--section-title',
  'vat-regime-costs': 'section--vat-regime-costs',
}

const TONE_CLASSES = { tint: 'section--tint', deep: 'section--deep' }

/** Headings, for screen readers only, of sections without a title; their parts are h3. */
const QUIET_TITLES: Partial<Record<SectionType, string>> = {
  employees: 'section.employees',
  offices: 'footer.offices',
  estateCollection: 'section.estates',
  estateItem: 'section.estates',
  estateList: 'section.estates',
  'vat-regime-costs': 'section.costs',
}

/** The first section of a page bears its h1, which falls back to the page's own title; the others an h2, if they have a title. */
export function SectionHeading({
  section,
  context,
  index,
}: Pick<Props, 'section' | 'context' | 'index'>) {
  const { locale, page, t, conditions } = context
  const titles = index > 0 || localize(section.title, locale) ? section.title : page.title
  const title = localize(titles, locale)
  const intro = localize(section.intro, locale)
  const quiet = QUIET_TITLES[section.type]
  if (!title && !intro) return quiet ? <h2 className="visually-hidden">{t(quiet)}</h2> : null
  const Heading = index === 0 ? 'h1' : 'h2'
  return (
    <header className="section__header">
      {title && (
        <Heading className="section__title" {...langOf(titles, locale)}>
          {title}
          {index === 0 && conditions !== undefined && (
            <span lang={locale} data-conditions>
              {conditions && `: ${conditions}`}
            </span>
          )}
        </Heading>
      )}
      {intro && (
        <p className="section__intro" {...langOf(section.intro, locale)}>
          {intro}
        </p>
      )}
    </header>
  )
}
