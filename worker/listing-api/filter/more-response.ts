import * as v from 'valibot'
import { TRAITS } from '../../../shared/estate/fields/comfort.ts'
import { tableOf } from '../../../shared/table.ts'

const integer = v.pipe(v.number(), v.integer())

/** What more one may search by, as POST /estate-filters tells it. */
export const MoreValues = v.pipe(
  v.object({
    traits: v.object(tableOf(TRAITS, () => integer)),
    energy: v.array(v.object({ id: integer, count: integer })),
    areaBuild: v.nullable(v.number()),
    areaGround: v.nullable(v.number()),
  }),
  v.description(
    'Extension: homes with a garden and so on; labels by their rank, 1 for A; the largest areas, m²',
  ),
)
