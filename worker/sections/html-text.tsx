import { langOf, localize } from '../../shared/locale.ts'
import { SectionFrame } from './section-frame.tsx'
import type { SectionDefinition } from './section-kind.ts'

/** Text of the CMS; cleaned when it entered, never here. */
export const htmlText: SectionDefinition<'htmlText'> = {
  View({ section, context, index }) {
    const html = localize(section.html, context.locale)
    return (
      <SectionFrame section={section} context={context} index={index}>
        {html && (
          <div
            className="prose"
            {...langOf(section.html, context.locale)}
            dangerouslySetInnerHTML={{ __html: html }}
          />
        )}
      </SectionFrame>
    )
  },
}
