import type { NumberFormat } from '../../../format.ts'
import type { Locale } from '../../../locale.ts'
import type { Translate } from '../../../translator.ts'
import type { Enumeration } from '../../kind/enumerations.ts'
import type { Estate } from '../../estate.ts'

/** `code:condition` shows the label of a code of that enumeration; a reference is a text that is not 'on its way'. */
export type FieldFormat =
  | NumberFormat
  | 'text'
  | 'reference'
  | 'date'
  | 'year'
  | 'boolean'
  | 'floor'
  | `code:${Enumeration}`

/** Of which estates the law asks something (DETAIL-16, DETAIL-17, LAW-48). */
export type LegalScope =
  | 'all'
  | 'standing'
  | 'buildings'
  | 'certified'
  | 'asbestosAge'
  | 'renovation'
  | 'flemishNewBuild'
  | 'floodReport'
  | 'walloonHomes'
  | 'brusselsBuildings'
  | 'brusselsLettings'

export interface FieldContext {
  t: Translate
  locale: Locale
}

/** One thing an estate may tell, in both sources: the only place where its label and its format are said. */
export interface FieldDefinition {
  /** Path in an estate of the main source. */
  main: string | null
  /** Dotted key in the guid-bearing source, which wins where it has a value. */
  guid: string | null
  format: FieldFormat
  /** Required by law: without a value its row stays, with this message (DETAIL-15). */
  unset?: { message: 'notEntered' | 'planningViolationNone'; scope: LegalScope }
  /** Key of the label where several fields share one; otherwise `field.<key>`. */
  label?: string
  /** Where the estate decides on the label, its key. */
  labelOf?: (estate: Estate) => string
  /** The value where no single key holds it; null leaves it to the keys. */
  derive?: (estate: Estate, context: FieldContext) => string | null
}

/** Asked by law of the estates of that scope: says so where nobody entered it. */
export const requiredOf = (scope: LegalScope): { message: 'notEntered'; scope: LegalScope } => ({
  message: 'notEntered',
  scope,
})

export const field = (
  main: string | null,
  guid: string | null,
  format: FieldFormat,
  more: Pick<FieldDefinition, 'unset' | 'label' | 'labelOf' | 'derive'> = {},
): FieldDefinition => ({ main, guid, format, ...more })
