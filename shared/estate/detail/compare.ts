import type { Estate } from '../estate.ts'
import type { FieldContext } from './field-context.ts'
import type { TabDefinition, DetailRow } from './detail-tab.ts'
import { buildTabs } from './build-tabs.ts'

/** As many as stand side by side on a screen. */
export const MAX_COMPARED = 4

interface ComparedRow {
  key: string
  label: string
  /** One per estate, in their order; null where it has none. */
  values: (DetailRow | null)[]
}

/** What is put side by side, in this order. */
const COMPARED_FIELDS: readonly TabDefinition[] = [
  {
    id: 'compare',
    groups: [
      {
        fields: [
          'status',
          'subType',
          'bedrooms',
          'bathrooms',
          'areaBuild',
          'areaGround',
          'constructionYear',
          'renovationYear',
          'condition',
          'energyLabel',
          'epcValue',
          'heating',
          'kitchen',
          'garden',
          'directionGarden',
          'terrace',
          'elevator',
          'available',
          'kiNonIndexed',
          'monthlyCost',
          'pricePerSurface',
          'floodingParcelScore',
          'floodingBuildingScore',
        ],
      },
    ],
  },
]

/** The rows with a value for at least one estate; hiding rules apply to each estate on its own (DETAIL-41, VIS-15). */
export function comparedRows(estates: readonly Estate[], context: FieldContext): ComparedRow[] {
  const rowsByKey = estates.map(
    estate =>
      new Map(
        buildTabs(estate, context, COMPARED_FIELDS).flatMap(({ groups }) =>
          groups.flatMap(({ rows }) => rows.map(row => [row.key, row])),
        ),
      ),
  )
  const keys = COMPARED_FIELDS.flatMap(({ groups }) =>
    groups.flatMap(group => (typeof group === 'function' ? [] : group.fields)),
  )
  return keys.flatMap(key => {
    const values = rowsByKey.map(rows => rows.get(key) ?? null)
    const labels = [...new Set(values.flatMap(value => value?.label ?? []))]
    return labels.length === 0 ? [] : [{ key, label: labels.join(' / '), values }]
  })
}
