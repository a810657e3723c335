import { RELATED_FIELDS } from './related-fields.ts'
import { isInLegalScope } from '../legal/legal-scope.ts'
import { langOf } from '../../locale.ts'
import type { Estate } from '../estate.ts'
import { FIELDS, type FieldName } from '../fields/fields.ts'
import type { FieldRow } from '../fields/row.ts'
import type { FieldContext } from './field-context.ts'
import { labelKey } from './field-label.ts'
import { fieldValue, keysRead, rawValue } from './field-value.ts'
import { hasFloodIcon } from '../flooding.ts'
import type {
  GroupDefinition,
  DetailTab,
  TabDefinition,
  DetailGroup,
  DetailRow,
} from './detail-tab.ts'
import { TABS } from './tabs.ts'
import { at, fieldAt } from '../read.ts'
import { hiddenKeys } from '../visibility.ts'

/**
 * The tabs (or sections) of an estate of either source, in their order: hiding rules first, then formats, languages
 * and combined fields; what the law asks for says so when it is not there, anything else without a value is left
 * out, and so are groups and panels without rows (DETAIL-3, DETAIL-7, DETAIL-15).
 */
export function buildTabs(
  estate: Estate,
  context: FieldContext,
  table: readonly TabDefinition[] = TABS,
): DetailTab[] {
  const page = {
    estate,
    context,
    hidden: hiddenKeys(estate),
    hiddenWhileEmpty: hiddenKeys(estate, true),
  }
  return table.flatMap(({ id, groups }) => {
    const filled = groups
      .flatMap(group => groupOf(group, page))
      .filter(group => group.rows.length > 0)
    return filled.length > 0 ? [{ id, title: context.t(`panel.${id}`), groups: filled }] : []
  })
}

interface TabContext {
  estate: Estate
  context: FieldContext
  hidden: Set<string>
  hiddenWhileEmpty: Set<string>
}

function groupOf(group: GroupDefinition, page: TabContext): DetailGroup[] {
  if (typeof group === 'function') return group(page.estate, page.context)
  const title = group.title ? page.context.t(group.title) : undefined
  return [{ title, rows: group.fields.flatMap(key => rowOf(key, page) ?? []) }]
}

function rowOf(key: FieldName, page: TabContext): DetailRow | null {
  const field: FieldRow = FIELDS[key]
  if (isAmong(page.hidden, field)) return null
  const value = valueOf(key, page)
  const label = page.context.t(labelKey(key, page.estate))
  if (value !== null) {
    const lang = langOf(rawValue(field, page.estate), page.context.locale)
    return { key, label, value, ...lang, ...iconOf(field, page.estate) }
  }
  if (
    !field.unset ||
    !field.law ||
    isAmong(page.hiddenWhileEmpty, field) ||
    !isInLegalScope(field.law, page.estate)
  )
    return null
  const message = isStated(field, page.estate) ? field.unset : 'notEntered'
  return { key, label, value: page.context.t(message), unset: true }
}

/** Whether the record holds the field, with or without a value: only null says that there is no measure (DETAIL-18). */
function isStated(field: FieldRow, estate: Estate): boolean {
  const { guid, main } = keysRead(field)
  return (
    (guid !== null && fieldAt(estate, guid) !== undefined) ||
    main.some(path => at(estate, path) !== undefined)
  )
}

/** The value together with the information and descriptions that belong to it. */
function valueOf(key: FieldName, page: TabContext): string | null {
  const keys = [key, ...(RELATED_FIELDS[key] ?? [])].filter(
    each => !isAmong(page.hidden, FIELDS[each]),
  )
  const values = keys.map(each => fieldValue(each, page.estate, page.context)).filter(Boolean)
  return [...new Set(values)].join(', ') || null
}

function isAmong(keys: Set<string>, field: FieldRow): boolean {
  const { guid, main } = keysRead(field)
  return main.some(path => keys.has(path)) || (guid !== null && keys.has(guid))
}

const iconOf = (field: FieldRow, estate: Estate): { icon?: 'flood' } =>
  field.type.kind === 'code' &&
  field.type.words === 'floodScore' &&
  hasFloodIcon(rawValue(field, estate))
    ? { icon: 'flood' }
    : {}
