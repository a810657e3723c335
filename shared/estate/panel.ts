import type { Estate } from './estate.ts'
import type { FieldKey } from './field-definitions.ts'
import type { FieldContext } from './fields/field.ts'

export interface PanelRow {
  /** Unique within its panel. */
  key: string
  label: string
  value: string
  /** The law asks for it and there is no value: the value says so. */
  unset?: true
  /** The flood symbol belongs beside it. */
  icon?: 'flood'
}

export interface PanelGroup {
  title?: string
  rows: PanelRow[]
}

/** A tab or section that has something to say. */
export interface Panel {
  id: string
  title: string
  groups: PanelGroup[]
}

/** Rows of a panel: fields in their order, or what a list of the estate holds. `title` is a key of a word. */
export type GroupDefinition =
  | { title?: string; fields: readonly FieldKey[] }
  | ((estate: Estate, context: FieldContext) => PanelGroup[])

export interface PanelDefinition {
  id: string
  groups: readonly GroupDefinition[]
}
