import type { EstateCollection } from '../../shared/content/entity.ts'
import { localize, type Locale, type Localized } from '../../shared/locale.ts'
import { textOf } from '../../shared/estate/read.ts'
import type { EstateCard } from '../../shared/estate/card.ts'
import { COLLECTION_KEY } from '../../shared/search/search.ts'
import { isHidden } from '../../shared/estate/visibility.ts'
import { CardList } from '../estate/list/card-list.tsx'
import { SectionFrame } from './section-frame.tsx'
import { SectionLink } from './section-link.tsx'
import type { SectionDefinition } from './section-kind.ts'

const DEFAULT_SHOWN = 6

interface Chosen {
  cards: EstateCard[]
  /** Asked for only where the section does not say both itself. */
  collection: EstateCollection | null
}

/** A chosen few. Nothing chosen: the section stays away (CONTENT-7, CONTENT-46). */
export const estateCollection: SectionDefinition<'estateCollection', Chosen> = {
  late: { needs: { islands: false, hearts: true }, standsAlone: true },
  async load({ collectionId, limit, title, intro }, { api, site, locale }) {
    const isNamed = localize(title, locale) && localize(intro, locale)
    const [{ results, error }, collection] = await Promise.all([
      api.searchEstates(
        { query: { match: { [COLLECTION_KEY]: collectionId } }, limit: limit ?? DEFAULT_SHOWN },
        'main',
      ),
      isNamed ? null : api.collection(collectionId).catch(() => null),
    ])
    if (error) throw error
    const cards = results.filter(card => !isHidden(card, site.settings.hiddenStatus))
    return { cards, collection }
  },
  View({ section, data: { cards, collection }, context, index }) {
    if (cards.length === 0) return null
    const { locale } = context
    const named = {
      ...section,
      title: localize(section.title, locale) ? section.title : ownText(collection?.name, locale),
      intro: localize(section.intro, locale)
        ? section.intro
        : ownText(collection?.description, locale),
    }
    return (
      <SectionFrame section={named} context={context} index={index}>
        <CardList cards={cards} isChosen />
        {section.more && (
          <p className="section__more">
            <SectionLink link={section.more} locale={context.locale} />
          </p>
        )}
      </SectionFrame>
    )
  },
}

const ownText = (value: unknown, locale: Locale): Localized | undefined => {
  const text = textOf(value, locale)
  return text === null ? undefined : { [locale]: text }
}
