import { subTypeEntry } from '../../../../shared/estate/kind/sub-types.ts'
import { subTypeName } from '../../../../shared/estate/kind/sub-type-words.ts'
import { STATUS_WORDS } from '../../../../shared/estate/status-words.ts'
import { STATUSES } from '../../../../shared/estate/status.ts'
import type { Localized } from '../../../../shared/locale.ts'

interface Named {
  id: number
  name?: Localized | undefined
}

/** A status or sub type that is named by its id has the product's name in each language that the sender leaves out (IMPORT-56). */
export function withNames<
  G extends {
    guid?: string | null | undefined
    transaction: Named
    subType?: Named | null | undefined
  },
>(general: G): G {
  const { guid, transaction, subType } = general
  const status = STATUSES[guid ? 'guid' : 'main'][transaction.id]
  const kind = subTypeEntry(subType?.id)
  return {
    ...general,
    transaction: status
      ? { ...transaction, name: named(STATUS_WORDS[status], transaction.name) }
      : transaction,
    ...(subType &&
      kind && { subType: { ...subType, name: named(subTypeName(kind.code), subType.name) } }),
  }
}

const named = (ours: Localized, theirs: Localized = {}): Localized => ({
  ...ours,
  ...Object.fromEntries(Object.entries(theirs).filter(([, name]) => name)),
})
