import type { Database } from '../../db/database.ts'
import { normalizeId } from '../../db/estate-row.ts'
import { raw } from '../../../store/sql.ts'
import { syncRows } from '../../db/sync-rows.ts'
import { rowsOf } from '../../db/tables.ts'
import { Agendas } from '../../../../shared/packs/agendas.ts'
import { partKind, refuseTwice, writtenIf, type Written } from '../part-kind.ts'
import type * as v from 'valibot'

type AgendasFile = v.InferOutput<typeof Agendas>

export const agendas = partKind({
  schema: Agendas,
  rule: ({ items }) =>
    refuseTwice(
      items.flatMap(({ estates }) => estates.map(({ id }) => normalizeId(id))),
      () => 'items',
    ),
  write: (db, _, content) => sync(db, content),
  remove: db => sync(db, { items: [] }),
})

function sync(
  db: Database,
  { items, default: general, agents = [], absences = [] }: AgendasFile,
): Written {
  const own = items.flatMap(({ rules, estates }) =>
    estates.map(({ id, agent }) => ({ estate_id: normalizeId(id), agent_id: agent, rules })),
  )
  const settings = [
    ...(general ? [{ name: 'default', doc: general }] : []),
    ...(agents.length > 0 ? [{ name: 'agents', doc: agents }] : []),
    ...(absences.length > 0 ? [{ name: 'absences', doc: absences }] : []),
  ]
  const isChanged = syncRows(db, 'agenda', raw('1'), rowsOf('agenda', own))
  const changed =
    syncRows(db, 'agenda_setting', raw('1'), rowsOf('agenda_setting', settings)) || isChanged
  return writtenIf(changed, 'estates')
}
