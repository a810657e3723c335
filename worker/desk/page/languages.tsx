import type { ReactNode } from 'react'
import type { Locale } from '../../../shared/locale.ts'
import type { Translate } from '../../../shared/translator.ts'
import { describes, Remarks } from './parts.tsx'

interface Props {
  label: ReactNode
  /** The fields are `{name}-nl`, `{name}-fr` … */
  name: string
  locales: readonly Locale[]
  /** By the field's whole name, 'title-nl'. */
  values: Readonly<Record<string, string>>
  errors?: Readonly<Record<string, string>>
  hint?: ReactNode
  /** More than one: a field of several lines. */
  rows?: number
  maxLength?: number
  /** What stands under the field of that name. */
  below?: (name: string) => ReactNode
  t: Translate
}

/** One text in each language of the site, side by side where there is room. */
export const LanguageFields = ({
  label,
  name,
  locales,
  values,
  errors = {},
  hint,
  rows = 1,
  maxLength,
  below,
  t,
}: Props): ReactNode => (
  <fieldset
    className="languages-fields"
    id={name}
    tabIndex={-1}
    aria-describedby={describes({ name, hint, error: errors[name] })['aria-describedby']}
  >
    <legend className="field__label">{label}</legend>
    <Remarks id={name} hint={hint} error={errors[name]} />
    <div className="languages-fields__row">
      {locales.map(locale => {
        const id = `${name}-${locale}`
        const error = errors[id]
        const control = {
          className: 'control',
          id,
          name: id,
          lang: locale,
          maxLength,
          defaultValue: values[id] ?? '',
          ...describes({ name: id, error }),
        }
        return (
          <div key={locale} className={error ? 'field field--wrong' : 'field'}>
            <label className="field__language" htmlFor={id}>
              {t(`language.${locale}`)}
            </label>
            {error && (
              <p className="field__error" id={`${id}-error`}>
                {error}
              </p>
            )}
            {rows > 1 ? <textarea {...control} rows={rows} /> : <input {...control} />}
            {below?.(id)}
          </div>
        )
      })}
    </div>
  </fieldset>
)
