import { CARD_SIZES } from '../../client/estate/card/card.tsx'
import { CardSlot } from '../../client/estate/card/card-slot.ts'
import { EstateListView, type EstateListViewProps } from '../../client/estate/list/list-view.tsx'
import { lastGroup } from '../../client/estate/list/list-items.tsx'
import { detailHref } from '../../client/estate/card/detail-href.ts'
import { JsonLdScript } from '../render/json-ld-script.tsx'
import { isEmptyChoice } from '../seo/indexing.ts'
import { itemList } from '../seo/json-ld.ts'
import { ServedIsland } from '../render/island.tsx'
import type { EstateCard } from '../../shared/estate/card.ts'
import type { NearMiss } from '../../shared/search/near-miss.ts'
import { readAddress } from '../../shared/search/address.ts'
import type { Search } from '../../shared/search/criteria.ts'
import type { EstateListSection } from '../../shared/content/section.ts'
import { mainPicture, pictureFile } from '../../shared/estate/media/pictures.ts'
import { href, pageHref } from '../../shared/routes.ts'
import { ListedCardFragment } from '../estate/list/card-fragment.tsx'
import { loadListSlice } from '../catalog/load-list-slice.ts'
import { loadMapEstates, type MapEstates, ListMap } from '../estate/map/list-map.tsx'
import { findNearMisses } from '../estate/list/near-misses.ts'
import { savedParams } from '../estate/list/saved-params.ts'
import { SectionFrame } from './section-frame.tsx'
import type { SectionContext, SectionDefinition } from './section-kind.ts'

interface ListData {
  view: EstateListViewProps
  search: Search
  cards: EstateCard[]
  mapEstates: MapEstates | null
  nearMisses: NearMiss[]
}

/** A list of estates with paging. A search that failed with nothing cached is not an empty list: it fails the page (LIST-21). */
export const estateList: SectionDefinition<'estateList', ListData> = {
  async load(section, context) {
    const [{ search, results, ref }, contact, mapEstates] = await Promise.all([
      loadListSlice(section, context),
      contactPath(context),
      loadMapEstates(section.node, readAddress(context.query), context),
    ])
    return {
      search,
      mapEstates,
      nearMisses: ref.total === 0 ? await findNearMisses(context, section.node, search) : [],
      cards: results,
      view: {
        place: ref,
        path: pageHref(context.locale, context.page.url[context.locale] ?? ''),
        previousGroup: lastGroup(results, section.node.groupOptions?.groupBy ?? null, context),
        links: {
          subscribe: href(
            'subscribe',
            context.locale,
            {},
            savedParams(section.node, search, context.site.source),
          ),
          valuation: contact && `${contact}?source=estimate`,
          reviews: `${pageHref(context.locale, '')}#reviews`,
        },
      },
    }
  },
  late: { needs: { islands: true, hearts: true } },
  found: ({ view: { place } }) => place,
  lead({ section, data }) {
    // Groups have an order of their own.
    if (section.node.groupOptions?.groupBy) return null
    const picture = data.cards[0] && mainPicture(data.cards[0])
    return picture ? { asset: pictureFile(picture), hash: picture.hash, sizes: CARD_SIZES } : null
  },
  View({ section, data, context, index }) {
    return (
      <SectionFrame section={section} context={context} index={index}>
        {isEmptyChoice(context.query, data.view.place) && (
          <meta name="robots" content="noindex, follow" />
        )}
        <ListMap
          path={data.view.path}
          place={data.view.place}
          search={data.search}
          shown={data.mapEstates}
        >
          <ServedIsland name="estate-list" props={data.view}>
            <CardSlot value={ListedCardFragment}>
              <EstateListView
                {...data.view}
                search={data.search}
                cards={data.cards}
                nearMisses={data.nearMisses}
                sortForm={sortFormOf(section, context)}
              />
            </CardSlot>
          </ServedIsland>
        </ListMap>
        <ServedIsland name="estate-recently-seen" props={{}}>
          {null}
        </ServedIsland>
        {data.cards.length > 0 && (
          <JsonLdScript
            value={{
              '@context': 'https://schema.org',
              ...itemList(
                context.site,
                data.cards.map(card => detailHref(card, context.locale)),
              ),
            }}
          />
        )}
      </SectionFrame>
    )
  },
}

/** The form of the filter bar that is about this list. */
function sortFormOf({ id }: EstateListSection, { page }: SectionContext): string | null {
  const bar = page.sections.find(
    each => each.type === 'estateFilter' && !each.page && (!each.list || each.list === id),
  )
  return bar ? `${bar.id}-form` : null
}

/** The agency's contact page in this language, where it has one. */
async function contactPath({ api, locale }: SectionContext): Promise<string | null> {
  const pages = await api.pages().catch(() => [])
  const url = pages.find(page => page.role === 'contact' && page.published)?.url[locale]
  return typeof url === 'string' ? pageHref(locale, url) : null
}
