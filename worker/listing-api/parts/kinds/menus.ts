import { isLockedWord, LOCKED_WORD } from '../../../../shared/site/locked-words.ts'
import type { Database } from '../../db/database.ts'
import { raw, sql } from '../../../store/sql.ts'
import { syncRows } from '../../db/sync-rows.ts'
import { rowsOf } from '../../db/tables.ts'
import { ApiError } from '../../http/errors.ts'
import { Menus } from '../../../../shared/packs/menus.ts'
import { Words } from '../../../../shared/packs/notices.ts'
import { withMenuIds } from '../../packs/menu-ids.ts'
import { partKind, refuseTwice, writtenIf } from '../part-kind.ts'

const ALL = raw('1')

export const menus = partKind({
  schema: Menus,
  rule: ({ menus: list }) => {
    refuseTwice(
      list.map(({ name }) => name),
      index => `menus[${index}].name`,
    )
    refuseTwice(
      list.flatMap(({ items }) => givenIds(items)),
      () => 'menus',
    )
  },
  write: (db, _, { menus: list }) =>
    writtenIf(
      syncRows(
        db,
        'navigation',
        ALL,
        rowsOf(
          'navigation',
          withMenuIds(list).map(doc => ({ name: doc.name, doc })),
        ),
      ),
      'site',
    ),
  remove: db => writtenIf(syncRows(db, 'navigation', ALL, []), 'site'),
})

interface Item {
  id?: number | undefined
  children: Item[]
}

const givenIds = (items: Item[]): number[] =>
  items.flatMap(({ id, children }) => [...(id === undefined ? [] : [id]), ...givenIds(children)])

export const words = partKind({
  schema: Words,
  rule: own => {
    const locked = Object.keys(own).find(isLockedWord)
    if (locked) throw new ApiError(400, LOCKED_WORD, locked)
  },
  write: (db, locale, own) => writtenIf(syncWords(db, locale, own), 'site'),
  remove: (db, locale) => writtenIf(syncWords(db, locale, null), 'site'),
})

const syncWords = (db: Database, locale: string, own: Record<string, string> | null): boolean =>
  syncRows(
    db,
    'translation',
    sql`locale = ${locale}`,
    own ? rowsOf('translation', [{ locale, words: own }]) : [],
  )
