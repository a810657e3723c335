import { labelKey } from '../../estate/detail/field-label.ts'
import { TABS } from '../../estate/detail/tabs.ts'
import { FIELDS, type FieldName } from '../../estate/fields/fields.ts'
import { isStructure, pathsOf, type FieldRow } from '../../estate/fields/row.ts'
import { SAID_KINDS } from '../../estate/price/price-kind.ts'
import { PRICE_VATS } from '../../estate/price/price-vat.ts'
import { PERIODS } from '../../estate/price/price.ts'
import { controlOf, nameOf, type Control, type FormField } from './control.ts'
import * as lists from './row-list.ts'
import type { RowList } from './row-list.ts'

interface FormGroup {
  /** Key of its title. */
  title?: string
  fields: readonly FormField[]
}

/** A page of a home's form. */
export interface FormTab {
  id: string
  /** Key of its title. */
  title: string
  groups: readonly FormGroup[]
  lists: readonly RowList[]
}

const own = (path: string, label: string, control: Control): FormField => ({
  paths: [path],
  path,
  label,
  control,
  name: nameOf(path),
})

const text = (path: string, label: string, rows = 1): FormField =>
  own(path, label, { kind: 'texts', rows })
const line = (path: string, label: string): FormField => own(path, label, { kind: 'line' })
const flag = (path: string, label: string): FormField => own(path, label, { kind: 'flag' })

/** A field of the table; null: it follows from others, or is a structure. */
function formField(name: FieldName): FormField | null {
  const row: FieldRow = FIELDS[name]
  const control = controlOf(row.type, name)
  const mains = pathsOf(row)
  // The dotted key wins where it has a value, as on the page; a structure is written at its own place alone.
  const dotted = row.guid === null || isStructure(row.type) ? [] : [`fields.${row.guid}`]
  const path = mains[0] ?? dotted[0]
  if (!control || path === undefined || (row.derived && mains.length === 0)) return null
  return {
    paths: [...dotted, ...mains],
    path,
    label: labelKey(name),
    control,
    field: name,
    name: nameOf(path),
  }
}

/** The fields of the visitor's tab of that name. */
const ofTab = (id: string): FormGroup[] =>
  (TABS.find(tab => tab.id === id)?.groups ?? []).flatMap(group =>
    typeof group === 'function'
      ? []
      : [
          {
            ...(group.title !== undefined && { title: group.title }),
            fields: group.fields.flatMap(key => formField(key) ?? []),
          },
        ],
  )

const tab = (id: string, more: Partial<FormTab> = {}): FormTab => ({
  id,
  title: `panel.${id}`,
  groups: ofTab(id),
  lists: [],
  ...more,
})

const named = (id: string): FormGroup[] =>
  ofTab(id).map(group => ({ title: `panel.${id}`, ...group }))

/** A field stands in the first group that names it. */
function once(groups: readonly FormGroup[]): FormGroup[] {
  const seen = new Set<string>()
  return groups
    .map(group => ({
      ...group,
      fields: group.fields.filter(({ name }) => !seen.has(name) && Boolean(seen.add(name))),
    }))
    .filter(({ fields }) => fields.length > 0)
}

/** The pages of a home's form: what a visitor reads first, where it is, then the visitor's own tabs (DESK-74). */
export const FORM_TABS: readonly FormTab[] = [
  {
    id: 'texts',
    title: 'deskHomes.tab.texts',
    groups: [
      {
        fields: [
          text('general.title', 'deskHomes.field.title'),
          text('general.shortDescription', 'deskHomes.field.short', 3),
          text('general.description', 'deskHomes.field.description', 12),
        ],
      },
    ],
    lists: [],
  },
  tab('general'),
  {
    id: 'address',
    title: 'field.address',
    groups: [
      {
        fields: [
          text('general.address.street', 'deskHomes.field.street'),
          line('general.address.number', 'deskHomes.field.number'),
          line('general.address.box', 'deskHomes.field.box'),
        ],
      },
      {
        title: 'deskHomes.field.shown',
        fields: [flag('general.address.visible', 'deskHomes.field.visible')],
      },
    ],
    lists: [],
  },
  tab('layout', { lists: [lists.ROOMS] }),
  tab('comfort', { lists: [lists.FACILITIES] }),
  tab('construction', { lists: [lists.BUILD_TECHNICALS] }),
  tab('epc', { lists: [lists.CERTIFICATES] }),
  tab('planning'),
  {
    id: 'financial',
    title: 'panel.financial',
    groups: once([
      {
        fields: [
          ...ofTab('financial')
            .flatMap(({ fields }) => fields)
            .filter(({ name }) => !name.startsWith('technical-available')),
          flag('general.price.priceFrom', 'deskHomes.field.priceFrom'),
          own('general.price.period', 'deskHomes.field.period', {
            kind: 'codes',
            codes: PERIODS,
            words: 'deskHomes.period',
          }),
          own('general.price.kind', 'deskHomes.field.priceKind', {
            kind: 'codes',
            codes: SAID_KINDS,
            words: 'deskHomes.priceKind',
          }),
          own('general.price.vat', 'deskHomes.field.priceVat', {
            kind: 'codes',
            codes: PRICE_VATS,
            words: 'deskHomes.priceVat',
          }),
          flag('general.longLease', 'deskHomes.field.longLease'),
        ],
      },
      ...named('financialCosts'),
      ...named('financialPriceDetails'),
      ...named('financialNotary'),
    ]),
    lists: [],
  },
  tab('notary'),
  tab('other', { lists: [lists.ENVIRONMENTS, lists.RENTAL_OPTIONS, lists.EXTRA_FIELDS] }),
  {
    id: 'agent',
    title: 'deskHomes.tab.agent',
    groups: [
      {
        fields: ['firstname', 'lastname', 'email', 'phone', 'mobile'].map(key =>
          line(`salesRep.${key}`, `deskHomes.field.${key}`),
        ),
      },
    ],
    lists: [],
  },
]

export const formTab = (id: string | undefined): FormTab =>
  FORM_TABS.find(each => each.id === id) ?? FORM_TABS[0]!

export const fieldsOfTab = ({ groups }: FormTab): FormField[] =>
  groups.flatMap(({ fields }) => fields)
