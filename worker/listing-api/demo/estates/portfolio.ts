import type { SalesRep } from '../../../../shared/estate/record/attachments.ts'
import type { Source } from '../../../../shared/estate/status.ts'
import type { Locale } from '../../../../shared/locale.ts'
import { bulkSketches, type BulkOptions } from './bulk.ts'
import { completeSketch } from './complete-sketch.ts'
import { picturesOf } from './pictures.ts'
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
  const single = [...cast, ...bulkSketches(crowd)]
    .map(completeSketch)
    .map((sketch): EstateSeeds => {
      const { pictures, assets } = picturesOf(sketch, true)
      return { estates: [{ ...recordOf(sketch, source, own, reps), pictures }], assets }
    })
  const made = [...single, ...projects.map(project => projectOf(project, source, own, reps))]
  return { estates: made.flatMap(one => one.estates), assets: made.flatMap(one => one.assets) }
}
