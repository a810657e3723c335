import { describe, expect, it } from 'vitest'
import { statusCode } from '../../../../shared/estate/status.ts'
import { isRecipe } from '../../../../worker/listing-api/demo/pictures/draw.ts'
import { lookOf } from '../../../../worker/listing-api/demo/pictures/led-by.ts'
import { rentalsOf } from '../../../../worker/listing-api/demo/rentals/rentals.ts'
import { seed } from '../../../../worker/listing-api/demo/seed.ts'
import type { AssetSeed, SiteSeed } from '../../../../worker/listing-api/db/site-seed.ts'

/** Cards beside each other, and above each other in two columns or three. */
const NEAR = [1, 2, 3]

interface Card {
  id: string
  look: string
}

const looksOf = (assets: readonly AssetSeed[]) => {
  const looks = new Map(assets.map(({ id, recipe }) => [id, isRecipe(recipe) && lookOf(recipe)]))
  return (id: string | null | undefined): string => (id && looks.get(id)) || `none ${id}`
}

const alike = (cards: readonly Card[]): string[] =>
  NEAR.flatMap(near =>
    cards.flatMap(({ id, look }, index) =>
      cards[index - near]?.look === look ? [`${cards[index - near]?.id} ${id}: ${look}`] : [],
    ),
  )

/** The lists for sale, to rent and sold, newest first. */
function listsOf({ estates, assets }: SiteSeed): Card[][] {
  const lookOfAsset = looksOf(assets)
  const cards = estates
    .filter(({ general }) => !general.parentId)
    .map(estate => ({
      list: statusCode(estate)?.replace('TAKE_OVER', 'FOR_SALE'),
      date: String(estate.general.publicationDate),
      id: String(estate.general.id),
      look: lookOfAsset(estate.pictures?.[0]?.file),
    }))
    .toSorted((a, b) => b.date.localeCompare(a.date) || Number(b.id) - Number(a.id))
  return Object.values(Object.groupBy(cards, ({ list }) => String(list))).map(list => list ?? [])
}

describe('the demo’s lists', () => {
  it.each(seed().map(site => [site.site.id, site] as const))(
    'show no two neighbours with pictures alike, newest first, of agency %i (LIST-60)',
    (_, site) => expect(listsOf(site).flatMap(alike)).toEqual([]),
  )

  it.each([2, 3])(
    'show no two neighbours alike among the holiday homes of agency %i, the cheapest first (LIST-60)',
    site => {
      const { rentalUnits, assets } = rentalsOf(site)
      const lookOfAsset = looksOf(assets)
      const cards = rentalUnits
        .map(({ unit, periods }) => ({
          id: String(unit.id),
          price: Math.min(...periods.map(({ price }) => price)),
          look: lookOfAsset(`rental-${unit.id}-1`),
        }))
        .toSorted((a, b) => a.price - b.price)
      expect(alike(cards)).toEqual([])
    },
  )
})
