import type { SalesRep } from '../../../../shared/estate/record/attachments.ts'
import type { Source } from '../../../../shared/estate/status.ts'
import type { Locale } from '../../../../shared/locale.ts'
import { bulkSketches, type BulkOptions } from './bulk.ts'
import { completeSketch } from './complete-sketch.ts'
import { isRecipe } from '../pictures/draw.ts'
import { ledApart, type Shot } from './leads.ts'
import { recipesOf, shownOf } from './pictures.ts'
import { projectOf, type EstateSeeds, type ProjectOptions } from './projects.ts'
import { recordOf } from './record.ts'
import type { SketchInput } from './sketch.ts'

interface PortfolioOptions {
  source: Source
  own: Locale
  reps: SalesRep[]
  cast: SketchInput[]
  projects: ProjectOptions[]
  bulk: BulkOptions
}

/** All estates of an agency: its cast, its projects with their entities, and the bulk. */
export function portfolioOf({
  source,
  own,
  reps,
  cast,
  projects,
  bulk: crowd,
}: PortfolioOptions): EstateSeeds {
  const shots = [...cast, ...bulkSketches(crowd)]
    .map(completeSketch)
    .map(sketch => ({ sketch, recipes: recipesOf(sketch, true) }))
  const built = projects.map(project => projectOf(project, source, own, reps))
  const led = ledApart([...shots, ...built.flatMap(frontOf)])
  const single = shots.map(({ sketch, recipes }): EstateSeeds => {
    const { pictures, assets } = shownOf(sketch, led.get(sketch.id) ?? recipes)
    return { estates: [{ ...recordOf(sketch, source, own, reps), pictures }], assets }
  })
  const made = [...single, ...built]
  return { estates: made.flatMap(one => one.estates), assets: made.flatMap(one => one.assets) }
}

/** A project as a list shows it. */
function frontOf({ estates: [project], assets: [front] }: EstateSeeds): Shot[] {
  const { id, publicationDate: published } = project?.general ?? {}
  return isRecipe(front?.recipe) && typeof id === 'number' && published
    ? [{ sketch: { id, published, status: 'FOR_SALE' }, recipes: [front.recipe] }]
    : []
}
