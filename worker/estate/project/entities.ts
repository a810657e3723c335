import type { EstateCard } from '../../../shared/estate/card.ts'
import { codeLabel } from '../../../shared/estate/kind/enumerations.ts'
import { publicId } from '../../../shared/estate/estate.ts'
import { headTypeOf } from '../../../shared/estate/kind/head-types.ts'
import { priceLine } from '../../../shared/estate/price/price.ts'
import { textAt } from '../../../shared/estate/read.ts'
import { isFree } from '../../../shared/estate/project-units.ts'
import { statusCode } from '../../../shared/estate/status.ts'
import { formatNumber } from '../../../shared/format.ts'
import type { Translate } from '../../../shared/translator.ts'

/** What a project's entity is called: its number, else its id. */
export const entityName = (entity: EstateCard): string =>
  textAt(entity, 'general.entityNumber', 'nl') ?? publicId(entity).slice(0, 8)

/** The project's address plus '/' plus the id (ESTATE-43). */
export const entityPath = (entity: EstateCard, projectPath: string): string =>
  `${projectPath}/${encodeURIComponent(publicId(entity))}`

/** 'Te koop', 'Verkocht', …; '' when unknown. */
export const availability = (entity: EstateCard, t: Translate): string =>
  codeLabel('transaction', statusCode(entity), t) ?? ''

/** Where the table has the rows of a floor. */
export const floorAnchor = (level: number | null): string => `floor-${level ?? 'x'}`

/** All of it in one line, for those who do not see the drawing. */
export const entitySummary = (entity: EstateCard, t: Translate): string => {
  const type = codeLabel('headType', headTypeOf(entity), t)
  const price = isFree(entity) ? priceLine(entity, t) : null
  const surface = formatNumber('surface', entity.dimensions?.areaBuild || null)
  return [
    [type, entityName(entity)].filter(Boolean).join(' '),
    availability(entity, t),
    surface,
    price,
  ]
    .filter(Boolean)
    .join(', ')
}
