import { CARD_SIZES } from '../../client/estate/card.tsx'
import { CardSlot } from '../../client/estate/card-slot.ts'
import { EstateListView, type EstateListViewProps } from '../../client/estate/list-view.tsx'
import { lastGroup } from '../../client/estate/list-items.tsx'
import { ServedIsland } from '../../client/island.tsx'
import type { EstateCard } from '../../shared/estate/card.ts'
import type { Drop } from '../../shared/estate/drop.ts'
import { type FilterQuery, filterParams, parseFilter } from '../../shared/estate/filter.ts'
import { mainPicture, pictureFile } from '../../shared/estate/pictures.ts'
import { href, pageHref } from '../../shared/routes.ts'
import { ListedCardFragment } from '../estate/card-fragment.tsx'
import { loadListPiece } from '../estate/list-piece.ts'
import { loadMapHomes, type MapHomes, MapPlace } from '../estate/map-place.tsx'
import { suggestDrop } from '../estate/suggest-drop.ts'
import { SectionFrame } from './section-frame.tsx'
import type { SectionContext, SectionKind } from './section-kind.ts'

interface ListData {
  view: EstateListViewProps
  filter: FilterQuery
  cards: EstateCard[]
  mapHomes: MapHomes | null
  drop: Drop | null
}

/** A list of estates with paging (spec 2). A search that failed with nothing kept is not an empty list: it fails the page. */
export const estateList: SectionKind<'estateList', ListData> = {
  async load(section, context) {
    const [{ filter, piece, total, results, place }, contact, mapHomes] = await Promise.all([
      loadListPiece(section, context),
      contactPath(context),
      loadMapHomes(section.node, parseFilter(context.query), context),
    ])
    const offset = piece.offset + results.length
    return {
      filter,
      mapHomes,
      drop: total === 0 ? await suggestDrop(context, section.node, filter) : null,
      cards: results,
      view: {
        place: { ...place, total, start: piece.offset, offset },
        path: pageHref(context.locale, context.page.url[context.locale] ?? ''),
        previousGroup: lastGroup(results, section.node.groupOptions?.groupBy ?? null, context),
        links: {
          subscribe: href('subscribe', context.locale, {}, filterParams(filter)),
          valuation: contact && `${contact}?source=estimate`,
          reviews: `${pageHref(context.locale, '')}#reviews`,
        },
      },
    }
  },
  cards: ({ cards }) => cards,
  lead({ section, data }) {
    // Groups have an order of their own.
    if (section.node.groupOptions?.groupBy) return null
    const picture = data.cards[0] && mainPicture(data.cards[0])
    return picture ? { asset: pictureFile(picture), hash: picture.hash, sizes: CARD_SIZES } : null
  },
  View({ section, data, context, index }) {
    return (
      <SectionFrame section={section} context={context} index={index}>
        <MapPlace
          path={data.view.path}
          place={data.view.place}
          filter={data.filter}
          shown={data.mapHomes}
        >
          <ServedIsland name="estate-list" props={data.view}>
            <CardSlot value={ListedCardFragment}>
              <EstateListView
                {...data.view}
                filter={data.filter}
                cards={data.cards}
                drop={data.drop}
              />
            </CardSlot>
          </ServedIsland>
        </MapPlace>
        <ServedIsland name="estate-recently-seen" props={{}}>
          {null}
        </ServedIsland>
      </SectionFrame>
    )
  },
}

/** The agency's contact page in this language, where it has one. */
async function contactPath({ api, locale }: SectionContext): Promise<string | null> {
  const pages = await api.pages().catch(() => [])
  const url = pages.find(page => page.role === 'contact' && page.published)?.url[locale]
  return typeof url === 'string' ? pageHref(locale, url) : null
}
