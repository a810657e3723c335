import type { ReactNode } from 'react'
import { NUMBER_FORMATS } from '../../../../shared/format.ts'
import { FIELDS } from '../../../../shared/estate/fields/fields.ts'
import type { FieldRow } from '../../../../shared/estate/fields/row.ts'
import { isInLegalScope } from '../../../../shared/estate/legal/legal-scope.ts'
import { controlAt, type FormField } from '../../../../shared/homes/form/control.ts'
import { textOfValue } from '../../../../shared/homes/form/field-text.ts'
import { pathIn } from '../../../../shared/homes/form/record-form.ts'
import type { Locale } from '../../../../shared/locale.ts'
import type { HomeRecord } from '../../../../shared/homes/home-record.ts'
import { valueAt } from '../../../../shared/homes/record-path.ts'
import { formatDate } from '../../../../shared/format.ts'
import { toDay } from '../../../../shared/time/time-zone.ts'
import { millis, type Seconds } from '../../../../shared/time/units.ts'
import { Button } from '../../page/button.tsx'
import { Select } from '../../page/choices.tsx'
import { LanguageFields } from '../../page/languages.tsx'
import { Field, TextArea } from '../../page/parts.tsx'
import type { HomeForm } from './home-form.ts'
import { optionsOf } from './options.ts'
import { shownText, Theirs } from './theirs.tsx'

/** One field of a home's form: to be written, or locked with the word of who keeps it. */
export const HomeField = ({ field, form }: { field: FormField; form: HomeForm }): ReactNode => {
  const { home, estate } = form
  const path = pathIn(estate, field)
  const control = controlAt(field, path)
  if (!form.isOpen(field, path)) return <LockedField field={field} path={path} form={form} />
  return (
    <div className="homes-field">
      <OpenField field={field} path={path} form={form} />
      <Override path={path} home={home} form={form} field={field} />
      {control.kind !== 'texts' && <Theirs name={field.name} control={control} form={form} />}
    </div>
  )
}

const OpenField = ({
  field,
  path,
  form,
}: {
  field: FormField
  path: string
  form: HomeForm
}): ReactNode => {
  const { values, errors, estate, languages, t } = form
  const { name } = field
  const control = controlAt(field, path)
  const label = form.labelOf(field)
  const hint = emptyHint(field, path, form)
  if (control.kind === 'texts')
    return (
      <LanguageFields
        label={label}
        name={name}
        locales={languages.locales}
        values={values}
        errors={errors}
        rows={control.rows}
        hint={hint}
        below={each => <Theirs name={each} control={control} form={form} />}
        t={t}
      />
    )
  const value = values[name] ?? ''
  const shared = { label, name, hint, error: errors[name] }
  const options = optionsOf(control, estate, value, t)
  if (options)
    return <Select {...shared} options={options} chosen={value} none={t('deskHomes.notEntered')} />
  if (control.kind === 'number') {
    const [before, after] = control.unit ? NUMBER_FORMATS[control.unit] : ['', '']
    return (
      <Field
        {...shared}
        defaultValue={value}
        inputMode={control.isWhole ? 'numeric' : 'decimal'}
        autoComplete="off"
        before={before.trim()}
        after={after.replace('{year}', t('deskHomes.year')).trim()}
      />
    )
  }
  if (control.kind === 'date') return <Field {...shared} type="date" defaultValue={value} />
  return value.includes('\n') || value.length > 90 ? (
    <TextArea {...shared} rows={3} defaultValue={value} />
  ) : (
    <Field {...shared} defaultValue={value} autoComplete="off" />
  )
}

/** What the page says while there is no value, where the law asks for one (DESK-78). */
function emptyHint(
  { field }: FormField,
  path: string,
  { estate, t }: HomeForm,
): string | undefined {
  const value = valueAt(estate, path)
  const row: FieldRow | undefined = field && FIELDS[field]
  if (!row?.unset || !row.law || (value !== undefined && value !== null && value !== ''))
    return undefined
  if (!isInLegalScope(row.law, estate)) return undefined
  const said =
    row.unset === 'planningViolationNone' && value === undefined ? 'notEntered' : row.unset
  return t('deskHomes.published', { text: t(said) })
}

/** Who knows it better than the feed, and what the feed says. */
const Override = ({
  path,
  home,
  form: { t, mayChange, languages },
  field,
}: {
  path: string
  home: HomeRecord
  form: HomeForm
  field: FormField
}): ReactNode => {
  const found = home.overrides.find(each => each.path === path)
  if (!found) return null
  const said = feedText(field, path, found.feed, languages.own)
  return (
    <p className="homes-field__override">
      {t('deskHomes.override.by', {
        name: found.by,
        date: dayOf(found.at),
        value: said || t('notEntered'),
      })}{' '}
      {mayChange && (
        <Button kind="text" isSmall name="free" value={path}>
          {t('deskHomes.override.free')}
        </Button>
      )}
    </p>
  )
}

const dayOf = (at: Seconds): string => formatDate(toDay(millis(at))) ?? ''

function feedText(field: FormField, path: string, value: unknown, own: Locale): string {
  const control = controlAt(field, path)
  if (control.kind !== 'texts') return textOfValue(control, value, own)
  const texts: unknown[] =
    typeof value === 'object' && value !== null ? Object.values(value) : [value]
  return texts.filter(text => typeof text === 'string').join(' / ')
}

/** What a feed keeps, or who looks on may not change. */
const LockedField = ({
  field,
  path,
  form,
}: {
  field: FormField
  path: string
  form: HomeForm
}): ReactNode => {
  const { estate, t, mayChange } = form
  const shown = shownText(
    controlAt(field, path),
    feedText(field, path, valueAt(estate, path), form.languages.own),
    form,
  )
  return (
    <div className="homes-locked" id={field.name}>
      <p className="field__label">{form.labelOf(field)}</p>
      <p className="homes-locked__value">{shown || t('notEntered')}</p>
      {mayChange && form.isFeed && (
        <a className="homes-locked__act" href={form.openAddress(field)}>
          {t('deskHomes.override.link')}
          <span className="visually-hidden"> {form.labelOf(field)}</span>
        </a>
      )}
    </div>
  )
}
