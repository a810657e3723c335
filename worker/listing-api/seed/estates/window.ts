import type { SalesRep } from '../../../../shared/estate/estate.ts'
import type { Source } from '../../../../shared/estate/status.ts'
import type { Locale } from '../../../../shared/locale.ts'
import { crowdOf, type Crowd } from './crowd.ts'
import { draft } from './draft.ts'
import { picturesOf } from './pictures-of.ts'
import { projectOf, type Made, type ProjectWish } from './projects.ts'
import { recordOf } from './record.ts'
import type { SketchWish } from './sketch.ts'

export interface WindowWish {
  source: Source
  own: Locale
  reps: SalesRep[]
  cast: SketchWish[]
  projects: ProjectWish[]
  crowd: Crowd
}

/** Everything an agency offers: its cast, its projects with their entities, and the crowd. */
export function windowOf({ source, own, reps, cast, projects, crowd }: WindowWish): Made {
  const single = [...cast, ...crowdOf(crowd)].map(draft).map((sketch): Made => {
    const { pictures, assets } = picturesOf(sketch)
    return { estates: [{ ...recordOf(sketch, source, own, reps), pictures }], assets }
  })
  const made = [...single, ...projects.map(project => projectOf(project, source, own, reps))]
  return { estates: made.flatMap(one => one.estates), assets: made.flatMap(one => one.assets) }
}
