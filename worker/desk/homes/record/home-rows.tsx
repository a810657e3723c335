import type { ReactNode } from 'react'
import { cellName, rowsOf } from '../../../../shared/homes/form/row-form.ts'
import type { RowColumn, RowList } from '../../../../shared/homes/form/row-list.ts'
import { NUMBER_FORMATS } from '../../../../shared/format.ts'
import { Checkbox, Select } from '../../page/choices.tsx'
import { FieldSet } from '../../page/form.tsx'
import { LanguageFields } from '../../page/languages.tsx'
import { Field } from '../../page/parts.tsx'
import type { HomeForm } from './home-form.ts'
import { optionsOf } from './options.ts'
import { Theirs } from './theirs.tsx'

/** A list of a home, a row each, with empty ones for what comes; the whole of it is one field where a feed keeps it. */
export const HomeRows = ({ list, form }: { list: RowList; form: HomeForm }): ReactNode => {
  const { t, estate, values } = form
  const there = rowsOf(estate, list).length
  const isOpen = form.isOpen({ name: list.path }, list.path)
  const sentRows = Object.keys(values).reduce((most, name) => {
    const index = name.startsWith(`${list.path}-`)
      ? Number.parseInt(name.slice(list.path.length + 1), 10)
      : -1
    return Math.max(most, index + 1)
  }, there)
  const count = isOpen ? Math.max(sentRows, there + list.blanks) : there
  if (!isOpen && count === 0) return null
  return (
    <FieldSet title={t(list.title)} hint={isOpen ? t('deskHomes.row.hint') : undefined}>
      {!isOpen && form.mayChange && (
        <a href={form.openAddress({ name: list.path })}>{t('deskHomes.override.list')}</a>
      )}
      <ol className="homes-rows" id={list.path}>
        {Array.from({ length: count }, (_, index) => (
          <li key={index} className={index < there ? 'homes-row' : 'homes-row homes-row--new'}>
            {isOpen ? (
              <>
                <div className="homes-row__cells">
                  {list.columns.map(column => (
                    <Cell key={column.path} {...{ list, column, index, form }} />
                  ))}
                </div>
                {index < there && <Remove name={cellName(list, index, 'remove')} form={form} />}
              </>
            ) : (
              <p>{rowText(list, index, form)}</p>
            )}
          </li>
        ))}
      </ol>
    </FieldSet>
  )
}

const Remove = ({ name, form }: { name: string; form: HomeForm }): ReactNode => (
  <Checkbox
    label={form.t('deskHomes.row.remove')}
    name={name}
    error={form.errors[name]}
    isChecked={form.values[name] !== undefined}
  />
)

interface CellProps {
  list: RowList
  column: RowColumn
  index: number
  form: HomeForm
}

const Cell = (props: CellProps): ReactNode => {
  const { list, column, index, form } = props
  return column.control.kind === 'texts' ? (
    <TextsCell {...props} />
  ) : (
    <div>
      <PlainCell {...props} />
      <Theirs name={cellName(list, index, column.path)} control={column.control} form={form} />
    </div>
  )
}

const TextsCell = ({ list, column, index, form }: CellProps): ReactNode => {
  const { values, errors, languages, t } = form
  const name = cellName(list, index, column.path)
  const label = t(column.label)
  const texts = (
    <LanguageFields
      label={label}
      name={name}
      locales={languages.locales}
      below={each => <Theirs name={each} form={form} />}
      {...{ values, errors, t }}
    />
  )
  // A remark is rare: it is a line to open, unless it says something or is wrong.
  if (column.isRare !== true) return texts
  const isOpen = languages.locales.some(
    locale => values[`${name}-${locale}`] || errors[`${name}-${locale}`],
  )
  return (
    <details className="homes-row__rare" open={isOpen}>
      <summary>{label}</summary>
      {texts}
    </details>
  )
}

const PlainCell = ({ list, column, index, form }: CellProps): ReactNode => {
  const { values, errors, estate, t } = form
  const name = cellName(list, index, column.path)
  const { control } = column
  const value = values[name] ?? ''
  const options = optionsOf(control, estate, value, t)
  const shared = { label: t(column.label), name, error: errors[name] }
  if (options) return <Select {...shared} options={options} chosen={value} none="–" />
  const unit = control.kind === 'number' && control.unit ? NUMBER_FORMATS[control.unit][1] : ''
  return (
    <Field
      {...shared}
      defaultValue={value}
      autoComplete="off"
      {...(control.kind === 'date' && { type: 'date' })}
      {...(control.kind === 'number' && { inputMode: 'decimal' as const })}
      {...(unit && { after: unit.trim() })}
    />
  )
}

/** A row that is not to be written, in one line. */
function rowText(list: RowList, index: number, { values, languages, estate, t }: HomeForm): string {
  return list.columns
    .map(({ path, control }) => {
      const name = cellName(list, index, path)
      const text =
        control.kind === 'texts'
          ? [languages.own, ...languages.locales]
              .map(locale => values[`${name}-${locale}`])
              .find(Boolean)
          : values[name]
      return (
        optionsOf(control, estate, text ?? '', t)?.find(({ value }) => value === text)?.label ??
        text
      )
    })
    .filter(Boolean)
    .join(' · ')
}
