import type { ReactNode } from 'react'
import { isRecord } from '../../../shared/is-record.ts'
import { LanguageFields } from '../page/languages.tsx'
import { Select, type Option } from '../page/choices.tsx'
import { FieldSet } from '../page/form.tsx'
import { Field } from '../page/parts.tsx'
import type { FormContext } from './form-context.ts'
import { LINKED_ROUTES, targetOf } from './link-field.ts'
import { localizedValues } from './localized-values.ts'

interface Props {
  name: string
  label: string
  value: unknown
  context: FormContext
}

/** A link: what it says and where it leads. */
export const LinkFields = ({ name, label, value, context }: Props): ReactNode => (
  <FieldSet title={label}>
    <LanguageFields
      label={context.t('deskPages.field.label')}
      name={`${name}-label`}
      locales={context.locales}
      values={localizedValues(`${name}-label`, isRecord(value) ? value.label : undefined)}
      errors={context.errors}
      t={context.t}
    />
    <TargetFields name={name} value={value} context={context} />
  </FieldSet>
)

/** Where a link or an item of a menu leads. */
export function TargetFields({
  name,
  value,
  context: { t, pages, errors },
}: Omit<Props, 'label'>): ReactNode {
  const chosen = targetOf(value)
  const options: Option[] = [
    ...pages,
    ...LINKED_ROUTES.map(route => ({
      value: `route:${route}`,
      label: t(`deskPages.route.${route}`),
    })),
    { value: 'url', label: t('deskPages.elsewhere') },
  ]
  const isKnown = chosen === '' || options.some(({ value: each }) => each === chosen)
  return (
    <div className="fieldset__fields fieldset__fields--columns">
      <Select
        name={`${name}-_to`}
        label={t('deskPages.field.target')}
        error={errors[name] ?? errors[`${name}-page`] ?? errors[`${name}-route`]}
        options={isKnown ? options : [{ value: chosen, label: t('deskPages.asItIs') }, ...options]}
        chosen={chosen}
        none={t('deskPages.nowhere')}
      />
      <Field
        name={`${name}-url`}
        label={t('deskPages.field.url')}
        hint={t('deskPages.hint.address')}
        error={errors[`${name}-url`]}
        inputMode="url"
        defaultValue={isRecord(value) && typeof value.url === 'string' ? value.url : ''}
      />
    </div>
  )
}
