import { FIELDS, type FieldKey } from '../../estate/detail/field-definitions.ts'
import type { FieldDefinition } from '../../estate/detail/fields/field.ts'
import { TABS } from '../../estate/detail/tabs.ts'
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
const whole = (path: string, label: string): FormField =>
  own(path, label, { kind: 'number', unit: null, isWhole: true })

/** Fields that are written elsewhere than they are read, or not at all: they follow from others. */
const OTHERWISE: Partial<Record<FieldKey, FormField | null>> = {
  status: own('general.transaction', 'field.status', { kind: 'numbered', list: 'transaction' }),
  type: own('general.headType', 'field.type', { kind: 'numbered', list: 'headType' }),
  subType: own('general.subType', 'field.subType', { kind: 'numbered', list: 'subType' }),
  price: own('general.price.value', 'field.price', { kind: 'number', unit: 'currency' }),
  bedrooms: whole('general.bedroomCount', 'field.bedrooms'),
  bathrooms: whole('general.bathroomCount', 'field.bathrooms'),
  address: null,
  epcUniqueCode: null,
  toilets: null,
  garages: null,
  parkingSpaces: null,
  terraceSurface: null,
}

function formField(key: FieldKey): FormField | null {
  const otherwise = OTHERWISE[key]
  if (otherwise !== undefined) return otherwise
  const { main, guid, format, label, unset }: FieldDefinition = FIELDS[key]
  // The dotted key wins where it has a value, as on the page.
  const mains = main?.split(' ') ?? []
  const dotted = guid === null ? [] : [`fields.${guid}`]
  const first = mains[0] ?? dotted[0]
  if (first === undefined) return null
  return {
    paths: [...dotted, ...mains],
    path: first,
    label: label ?? `field.${key}`,
    control: controlOf(format, dotted[0] ?? first),
    name: nameOf(first),
    ...(unset && { empty: unset.message }),
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
