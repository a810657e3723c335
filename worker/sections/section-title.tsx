import { SectionHeading } from './section-frame.tsx'
import type { SectionDefinition } from './section-kind.ts'

/** A heading; the page's h1 where it comes first. */
export const sectionTitle: SectionDefinition<'sectionTitle'> = {
  View: ({ section, context, index }) => (
    <div
      className={
        index === 0
          ? 'section section--section-title section--first'
          : 'section section--section-title'
      }
      id={section.id}
    >
      <SectionHeading section={section} context={context} index={index} />
    </div>
  ),
}
