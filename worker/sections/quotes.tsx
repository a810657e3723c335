import type { Quote } from '../../shared/content/entity.ts'
import { langOf, localize } from '../../shared/locale.ts'
import { SectionFrame } from './section-frame.tsx'
import type { SectionDefinition } from './section-kind.ts'

/** Sentences worth a page of their own. */
export const quotes: SectionDefinition<'quotes', Quote[]> = {
  load: (section, { api }) => api.items('quotes', section.entity),
  isCacheable: true,
  View({ section, data, context, index }) {
    if (data.length === 0) return null
    return (
      <SectionFrame section={section} context={context} index={index} tone="deep">
        <ul className="quotes">
          {data.map(quote => (
            <li key={quote.id}>
              <figure className="quote">
                <blockquote className="quote__text">
                  <p {...langOf(quote.text, context.locale)}>
                    {localize(quote.text, context.locale)}
                  </p>
                </blockquote>
                <figcaption className="quote__author">{quote.author}</figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </SectionFrame>
    )
  },
}
