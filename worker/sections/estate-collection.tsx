import type { EstateCard } from '../../shared/estate/card.ts'
import { publicId } from '../../shared/estate/estate.ts'
import { COLLECTION_KEY } from '../../shared/search/search.ts'
import { isHidden } from '../../shared/estate/visibility.ts'
import { CardFragment } from '../estate/list/card-fragment.tsx'
import { SectionFrame } from './section-frame.tsx'
import { SectionLink } from './section-link.tsx'
import type { SectionDefinition } from './section-kind.ts'

const DEFAULT_SHOWN = 6

/** A chosen few. Nothing chosen, or the search failed: the section stays away. */
export const estateCollection: SectionDefinition<'estateCollection', EstateCard[]> = {
  async load({ collectionId, limit }, { api, site }) {
    const { results } = await api.searchEstates({
      query: { match: { [COLLECTION_KEY]: collectionId } },
      limit: limit ?? DEFAULT_SHOWN,
    })
    return results.filter(card => !isHidden(card, site.settings.hiddenStatus))
  },
  View({ section, data, context, index }) {
    if (data.length === 0) return null
    return (
      <SectionFrame section={section} context={context} index={index}>
        <ul className="card-list card-list--chosen">
          {data.map(card => (
            <li key={publicId(card)}>
              <CardFragment card={card} />
            </li>
          ))}
        </ul>
        {section.more && (
          <p className="section__more">
            <SectionLink link={section.more} locale={context.locale} />
          </p>
        )}
      </SectionFrame>
    )
  },
}
