import type { Estate } from '../../../../shared/estate/estate.ts'
import { buildTabs } from '../../../../shared/estate/detail/build-tabs.ts'
import type { DetailRow, DetailTab } from '../../../../shared/estate/detail/detail-tab.ts'
import type { FieldContext } from '../../../../shared/estate/detail/field-context.ts'
import type { Locale } from '../../../../shared/locale.ts'
import { translator } from '../messages.ts'

export const context = (locale: Locale = 'nl'): FieldContext => ({ t: translator(locale), locale })

/** A house for sale in Flanders, and what else it is. */
export const estate = (parts: object, general: object = {}): Estate => ({
  general: {
    id: 1,
    headType: { id: 1 },
    transaction: { id: 1 },
    address: { region: 'FLANDERS' },
    ...general,
  } as Estate['general'],
  ...parts,
})

export const rows = (list: DetailTab[]): DetailRow[] =>
  list.flatMap(panel => panel.groups.flatMap(group => group.rows))

export const valueIn = (one: Estate, key: string, locale: Locale = 'nl'): string | undefined =>
  rows(buildTabs(one, context(locale))).find(row => row.key === key)?.value
