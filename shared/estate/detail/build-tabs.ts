import { RELATED_FIELDS } from './related-fields.ts'
import { isInLegalScope } from '../legal/legal-scope.ts'
import { langOf } from '../../locale.ts'
import type { Estate } from '../estate.ts'
import { FIELDS, type FieldKey } from './field-definitions.ts'
import { fieldValue, rawValue } from './field-value.ts'
import type { FieldContext, FieldDefinition } from './fields/field.ts'
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

function rowOf(key: FieldKey, page: TabContext): DetailRow | null {
  const definition: FieldDefinition = FIELDS[key]
  if (isAmong(page.hidden, definition)) return null
  const value = valueOf(key, page)
  const label = page.context.t(
    definition.labelOf?.(page.estate) ?? definition.label ?? `field.${key}`,
  )
  if (value !== null) {
    const lang = langOf(rawValue(definition, page.estate), page.context.locale)
    return { key, label, value, ...lang, ...iconOf(definition, page.estate) }
  }
  if (
    !definition.unset ||
    isAmong(page.hiddenWhileEmpty, definition) ||
    !isInLegalScope(definition.unset.scope, page.estate)
  )
    return null
  const message = isStated(definition, page.estate) ? definition.unset.message : 'notEntered'
  return { key, label, value: page.context.t(message), unset: true }
}

/** Whether the record holds the field, with or without a value: only null says that there is no measure (DETAIL-18). */
const isStated = ({ main, guid }: FieldDefinition, estate: Estate): boolean =>
  (guid !== null && fieldAt(estate, guid) !== undefined) ||
  (main !== null && at(estate, main) !== undefined)

/** The value together with the information and descriptions that belong to it. */
function valueOf(key: FieldKey, page: TabContext): string | null {
  const keys = [key, ...(RELATED_FIELDS[key] ?? [])].filter(
    each => !isAmong(page.hidden, FIELDS[each]),
  )
  const values = keys
    .map(each => fieldValue(FIELDS[each], page.estate, page.context))
    .filter(Boolean)
  return [...new Set(values)].join(', ') || null
}

const isAmong = (keys: Set<string>, { main, guid }: FieldDefinition): boolean =>
  (main?.split(' ').some(path => keys.has(path)) ?? false) || (guid !== null && keys.has(guid))

const iconOf = (definition: FieldDefinition, estate: Estate): { icon?: 'flood' } =>
  definition.format === 'code:floodScore' && hasFloodIcon(rawValue(definition, estate))
    ? { icon: 'flood' }
    : {}
