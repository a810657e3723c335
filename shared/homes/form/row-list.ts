import type { Control } from './control.ts'

/** A column of a list in the form. */
export interface RowColumn {
  /** Of a row: 'floor', 'value.name'. */
  path: string
  /** Key of its label. */
  label: string
  control: Control
  isRequired?: boolean
  /** Few rows have it. */
  isRare?: boolean
}

/** A list of a home, as rows of a form. */
export interface RowList {
  path: string
  /** Key of its title. */
  title: string
  columns: readonly RowColumn[]
  /** Numbers that a new row has to have: the field that takes the next one. */
  numberedBy?: string
  /** Rows for what is not there yet. */
  blanks: number
}

const texts = (rows = 1): Control => ({ kind: 'texts', rows })
const number = (unit: 'surface' | 'number'): Control => ({ kind: 'number', unit })

const named = (path: string, title: string): RowList => ({
  path,
  title,
  columns: [{ path: 'name', label: 'deskHomes.row.name', control: texts() }],
  numberedBy: 'id',
  blanks: 2,
})

export const ROOMS: RowList = {
  path: 'layout',
  title: 'deskHomes.row.rooms',
  columns: [
    {
      path: 'id',
      label: 'deskHomes.row.room',
      control: { kind: 'numbered', list: 'roomType' },
      isRequired: true,
    },
    { path: 'floor', label: 'field.floor', control: { kind: 'number', unit: null, isWhole: true } },
    { path: 'surface', label: 'deskHomes.row.surface', control: number('surface') },
    {
      path: 'count',
      label: 'deskHomes.row.count',
      control: { kind: 'number', unit: null, isWhole: true },
    },
    { path: 'common', label: 'deskHomes.row.common', control: { kind: 'flag' } },
    { path: 'comment', label: 'deskHomes.row.comment', control: texts(), isRare: true },
  ],
  blanks: 3,
}

export const FACILITIES = named('facilities', 'group.facilities')
export const ENVIRONMENTS = named('environments', 'group.environments')
export const RENTAL_OPTIONS = named('rentalOptions', 'group.rentalOptions')

export const BUILD_TECHNICALS: RowList = {
  path: 'buildTechnicals',
  title: 'group.buildTechnicals',
  columns: [
    { path: 'criteria.name', label: 'deskHomes.row.criterion', control: texts() },
    { path: 'value', label: 'deskHomes.row.value', control: { kind: 'line' } },
    { path: 'comment', label: 'deskHomes.row.comment', control: texts(), isRare: true },
  ],
  blanks: 2,
}

export const CERTIFICATES: RowList = {
  path: 'certificates',
  title: 'group.certificates',
  columns: [
    { path: 'type.name', label: 'deskHomes.row.certificate', control: texts() },
    { path: 'value', label: 'deskHomes.row.value', control: { kind: 'line' } },
    { path: 'reference', label: 'field.reference', control: { kind: 'line' } },
    { path: 'date', label: 'deskHomes.row.date', control: { kind: 'date' } },
  ],
  blanks: 1,
}

export const EXTRA_FIELDS: RowList = {
  path: 'extraFields',
  title: 'group.extraFields',
  columns: [
    { path: 'name', label: 'deskHomes.row.name', control: texts() },
    { path: 'value_lang_string', label: 'deskHomes.row.text', control: texts() },
    { path: 'value', label: 'deskHomes.row.value', control: { kind: 'line' } },
  ],
  numberedBy: 'extra_field_autoid',
  blanks: 1,
}
