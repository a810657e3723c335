import { sql } from '../../../store/sql.ts'
import { syncRows } from '../../db/sync-rows.ts'
import { rowsOf } from '../../db/tables.ts'
import { ApiError } from '../../http/errors.ts'
import { Drawing } from '../../../../shared/packs/notices.ts'
import { partKind, writtenIf } from '../part-kind.ts'

/** Pictures that the product draws, and SVG files that stand in the database. */
export const drawing = partKind({
  schema: Drawing,
  maxBytes: 200_000,
  write: (db, id, { contentType, ...asset }) => {
    if (asset.id !== id) throw new ApiError(400, `must be ${id}, the name in the address`, 'id')
    // A photograph is somebody's own: a drawing stands in for it until it is there (PACK-155).
    if (db.first(sql`SELECT 1 FROM asset WHERE id = ${id} AND kind NOT IN ('drawing', 'file')`))
      return {
        ...writtenIf(false),
        warnings: [{ field: 'id', message: 'is a file that was sent, which stays' }],
      }
    const rows = rowsOf('asset', [{ ...asset, content_type: contentType }])
    const changed = syncRows(db, 'asset', sql`id = ${id}`, rows)
    return writtenIf(changed, 'site')
  },
  remove: (db, id) => {
    const changed = syncRows(db, 'asset', sql`id = ${id} AND kind IN ('drawing', 'file')`, [])
    return writtenIf(changed, 'site')
  },
})
