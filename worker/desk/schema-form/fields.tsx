import type { ReactNode } from 'react'
import { isRecord } from '../../../shared/is-record.ts'
import { Checkbox, Choices, Select } from '../page/choices.tsx'
import { FieldSet } from '../page/form.tsx'
import { Field, TextArea } from '../page/parts.tsx'
import { LanguageFields } from '../page/languages.tsx'
import { RichText } from '../rich-text/rich-text.tsx'
import { fieldText } from '../rich-text/read-field.ts'
import { DEFAULT_LOCALE, type Locale } from '../../../shared/locale.ts'
import { numberText } from '../../../shared/typed-number.ts'
import type { FormContext } from './form-context.ts'
import { HomesFields } from './homes-fields.tsx'
import { LinkFields, TargetFields } from './link-fields.tsx'
import { ListFields } from './list-fields.tsx'
import { localizedValues, plain } from './localized-values.ts'
import { PictureFields } from './picture-fields.tsx'
import type { FormField, NamedField } from './schema-field.ts'

interface Props {
  field: FormField
  /** In the form, 'numbers-0-label'. */
  name: string
  /** Of the schema: its words are 'deskPages.field.{word}'. */
  word: string
  value: unknown
  isOptional?: boolean
  context: FormContext
}

/** The fields of an object's schema with the values of an object. */
export const ObjectFields = ({
  fields,
  prefix = '',
  value,
  context,
}: {
  fields: readonly NamedField[]
  prefix?: string
  value: unknown
  context: FormContext
}): ReactNode =>
  fields.map(({ name, field, isOptional }) => (
    <SchemaField
      key={name}
      field={field}
      name={prefix ? `${prefix}-${name}` : name}
      word={name}
      value={isRecord(value) ? value[name] : undefined}
      isOptional={isOptional}
      context={context}
    />
  ))

/** A field for a value of a schema. */
export function SchemaField(props: Props): ReactNode {
  const { field, name, word, value, isOptional = false, context } = props
  const { t, errors } = context
  const label = t(`deskPages.field.${word}`)
  const own = { name, label, error: errors[name] }
  const select = context.selects[word]
  if (select && field.kind !== 'fixed')
    return (
      <Select {...own} options={select} chosen={plain(value)} {...(isOptional && { none: '–' })} />
    )
  switch (field.kind) {
    case 'fixed':
    case 'asset':
      return null
    case 'target':
      return <TargetFields name={name} value={value} context={context} />
    case 'text':
      return field.form === 'lines' || field.form === 'html' ? (
        <TextArea {...own} rows={4} defaultValue={plain(value)} />
      ) : (
        <Field
          {...own}
          type={field.form === 'line' ? 'text' : field.form}
          defaultValue={plain(value)}
        />
      )
    case 'number':
      return (
        <Field
          {...own}
          inputMode={field.isWhole ? 'numeric' : 'decimal'}
          defaultValue={typedText(value, context.locales[0])}
        />
      )
    case 'flag':
      return <Checkbox {...own} isChecked={value === true} />
    case 'choice':
      return (
        <Select
          {...own}
          options={options(field.options, word, context)}
          chosen={plain(value)}
          {...(isOptional && { none: '–' })}
        />
      )
    case 'choices':
      return (
        <Choices
          {...own}
          type="checkbox"
          options={options(field.options, word, context)}
          chosen={Array.isArray(value) ? value.map(plain) : []}
        />
      )
    case 'lines':
      return (
        <TextArea
          {...own}
          rows={4}
          hint={t(field.areNumbers ? 'deskPages.hint.numbers' : 'deskPages.hint.lines')}
          defaultValue={Array.isArray(value) ? value.map(plain).join('\n') : plain(value)}
        />
      )
    case 'localized':
      return field.form === 'html' ? (
        <Texts {...props} label={label} />
      ) : (
        <Localized {...props} rows={field.form === 'lines' ? 3 : 1} label={label} />
      )
    case 'addresses':
      return <Localized {...props} rows={1} label={label} hint={t('deskPages.hint.url')} />
    case 'link':
      return <LinkFields name={name} label={label} value={value} context={context} />
    case 'picture':
      return (
        <PictureFields
          name={name}
          label={label}
          value={value}
          isOptional={isOptional}
          context={context}
        />
      )
    case 'homes':
      return <HomesFields name={name} label={label} value={value} context={context} />
    case 'group':
      return (
        <FieldSet title={label} columns>
          <ObjectFields fields={field.fields} prefix={name} value={value} context={context} />
        </FieldSet>
      )
    case 'list':
      return (
        <ListFields
          {...{ name, word, value, context }}
          fieldsOf={(place, item) =>
            field.item.kind === 'group' ? (
              <ObjectFields
                fields={field.item.fields}
                prefix={place}
                value={item}
                context={context}
              />
            ) : (
              <SchemaField
                field={field.item}
                name={place}
                word="item"
                value={item}
                context={context}
              />
            )
          }
        />
      )
  }
}

const Localized = ({
  name,
  label,
  value,
  rows,
  hint,
  context: { locales, errors, t },
}: Props & { label: string; rows: number; hint?: string }): ReactNode => (
  <>
    {errors[name] && (
      <p className="field__error" id={name} tabIndex={-1}>
        {errors[name]}
      </p>
    )}
    <LanguageFields
      label={label}
      name={name}
      locales={locales}
      values={localizedValues(name, value)}
      errors={errors}
      rows={rows}
      {...(hint && { hint })}
      t={t}
    />
  </>
)

/** Formatted text, an editor a language. */
const Texts = ({ name, label, value, context }: Props & { label: string }): ReactNode => (
  <FieldSet title={label} columns>
    {context.errors[name] && (
      <p className="field__error" id={name} tabIndex={-1}>
        {context.errors[name]}
      </p>
    )}
    {context.locales.map(locale => {
      const own = `${name}-${locale}`
      const read = context.texts.get(own)
      return (
        <RichText
          key={locale}
          name={own}
          label={context.t(`language.${locale}`)}
          lang={locale}
          text={read ? read.typed() : fieldText(plain(isRecord(value) ? value[locale] : ''))}
          problem={read?.problem ?? null}
          above={2}
          t={context.t}
        />
      )
    })}
  </FieldSet>
)

const options = (
  values: readonly (string | number)[],
  word: string,
  { t }: FormContext,
): { value: string; label: string }[] =>
  values.map(value => ({ value: String(value), label: t(`deskPages.option.${word}.${value}`) }))

const typedText = (value: unknown, own: Locale = DEFAULT_LOCALE): string =>
  typeof value === 'number' ? numberText(value, own) : plain(value)
