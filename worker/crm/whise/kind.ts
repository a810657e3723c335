import { headTypeCode } from '../../../shared/estate/kind/head-types.ts'
import { subTypeEntry } from '../../../shared/estate/kind/sub-types.ts'
import { HEAD_TYPES, PROJECT_HEAD_TYPE, SUB_TYPES } from './kinds.ts'
import type { WhiseEstate } from './schema.ts'
import { known, type Warn } from './values.ts'

/** Head and sub type; null: its category is not known here. */
export function kindOf(
  estate: WhiseEstate,
  warn: Warn,
): { headType: { id: number }; subType: { id: number } | null; project: boolean } | null {
  if (estate.canHaveChildren && estate.parentId === null)
    return { headType: { id: PROJECT_HEAD_TYPE }, subType: null, project: true }
  const head = known(HEAD_TYPES, estate.category?.id, 'category', warn)
  if (head === null) {
    if (!estate.category) warn('it has no category')
    return null
  }
  const sub = known(SUB_TYPES, estate.subCategory?.id, 'subcategory', warn)
  const isOfHead = sub !== null && subTypeEntry(sub)?.headType === headTypeCode(head)
  return { headType: { id: head }, subType: isOfHead ? { id: sub } : null, project: false }
}
