import { firstUnlike, ledBy, lookOf, NEAR } from '../pictures/led-by.ts'
import type { Recipe } from '../pictures/recipe.ts'
import type { Sketch } from './sketch.ts'

/** Pictures that a home can be led by. */
const CAN_LEAD = new Set(['room living', 'room kitchen', 'room dining', 'room office'])

const canLead = (recipe: Recipe): boolean =>
  recipe.draw === 'outdoor' || recipe.draw === 'elevation' || CAN_LEAD.has(lookOf(recipe))

export interface Shot {
  sketch: Pick<Sketch, 'id' | 'status' | 'published'>
  /** Its pictures, what it would be led by first; a project stays led by its front. */
  recipes: readonly Recipe[]
}

/** The same with another picture first where a list, newest first, would show two neighbours alike (LIST-60); by id. */
export function ledApart(shots: readonly Shot[]): Map<number, readonly Recipe[]> {
  const lists = Map.groupBy(
    shots
      .filter(({ recipes }) => recipes.length > 0)
      .toSorted(
        (a, b) => b.sketch.published.localeCompare(a.sketch.published) || b.sketch.id - a.sketch.id,
      ),
    listOf,
  )
  return new Map([...lists.values()].flatMap(ledInTurn))
}

/** What is to be sold or taken over is one list. */
const listOf = ({ sketch: { status } }: Shot): string =>
  status === 'TAKE_OVER' ? 'FOR_SALE' : status

function ledInTurn(list: readonly Shot[]): [id: number, recipes: readonly Recipe[]][] {
  let before: string[] = []
  return list.map(({ sketch, recipes }, index) => {
    // Of those to come, which cannot give way.
    const fixed = list
      .slice(index + 1, index + 1 + NEAR)
      .flatMap(next => (next.recipes.length === 1 ? next.recipes.map(lookOf) : []))
    const lead = firstUnlike(recipes.filter(canLead), [...before, ...fixed]) ?? recipes[0]
    if (lead) before = [lookOf(lead), ...before].slice(0, NEAR)
    return [sketch.id, ledBy(recipes, each => each === lead)]
  })
}
