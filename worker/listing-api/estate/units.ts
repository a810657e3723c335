import type { EstateCard } from '../../../shared/estate/card.ts'
import { projectUnits } from '../../../shared/estate/project-units.ts'
import type { Database } from '../db/database.ts'
import { sql, valuesOf } from '../../store/sql.ts'
import { hiddenStatuses } from '../site/queries.ts'
import { visible } from './conditions.ts'

/** Cards of a page with what their homes are, where they are projects; `projects` are the public ids of these (LAPI-130). */
export function withUnits(
  db: Database,
  cards: readonly string[],
  projects: readonly (string | null)[],
): string[] {
  const ids = projects.filter(id => id !== null)
  if (ids.length === 0) return [...cards]
  const rows = db.rows<{ parent: string; card: string }>(
    sql`
    SELECT parent_id AS parent, card FROM estate INDEXED BY estate_by_parent
    WHERE ${visible(hiddenStatuses(db))} AND parent_id IN ${valuesOf(ids)}`,
  )
  const homes = Map.groupBy(rows, ({ parent }) => parent)
  return cards.map((card, at) => {
    const units = projectUnits(
      (homes.get(projects[at] ?? '') ?? []).map((row): EstateCard => JSON.parse(row.card)),
    )
    if (!units) return card
    const known: EstateCard = JSON.parse(card)
    return JSON.stringify({ ...known, general: { ...known.general, units } })
  })
}
