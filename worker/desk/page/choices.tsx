import type { ReactNode } from 'react'
import { describes, FieldFrame, type FieldProps, Remarks } from './parts.tsx'

export interface Option {
  value: string
  label: string
  hint?: string
}

/** One of a closed list, as a select. `none` is the word of the empty choice; absent: there is none. */
export const Select = ({
  options,
  chosen,
  none,
  label,
  name,
  id = name,
  hint,
  error,
  required,
}: FieldProps & {
  options: readonly Option[]
  chosen?: string | undefined
  none?: string
  required?: boolean
}): ReactNode => (
  <FieldFrame {...{ label, name, id, hint, error }}>
    <select
      className="control"
      id={id}
      name={name}
      defaultValue={chosen}
      required={required}
      {...describes({ name, id, hint, error })}
    >
      {none !== undefined && <option value="">{none}</option>}
      {options.map(option => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  </FieldFrame>
)

/** Yes or no: with yes the form has `name=on`, or `value`. */
export const Checkbox = ({
  label,
  name,
  id = name,
  hint,
  error,
  value,
  isChecked = false,
}: FieldProps & { value?: string; isChecked?: boolean }): ReactNode => (
  <div className={error ? 'field field--wrong' : 'field'}>
    <label className="check">
      <input
        type="checkbox"
        id={id}
        name={name}
        value={value}
        defaultChecked={isChecked}
        {...describes({ name, id, hint, error })}
      />
      <span>{label}</span>
    </label>
    <Remarks id={id} hint={hint} error={error} className="check__hint" />
  </div>
)

/** One of a few, all in sight; `type` 'checkbox': any number of them, the name several times in the form. */
export const Choices = ({
  label,
  name,
  id = name,
  hint,
  error,
  options,
  chosen,
  type = 'radio',
}: FieldProps & {
  options: readonly Option[]
  chosen?: string | readonly string[] | undefined
  type?: 'radio' | 'checkbox'
}): ReactNode => (
  <fieldset
    className={error ? 'field field--wrong' : 'field'}
    {...describes({ name, id, hint, error })}
  >
    <legend className="field__label">{label}</legend>
    <Remarks id={id} hint={hint} error={error} />
    <div className="choices">
      {options.map((option, index) => (
        <label className="check" key={option.value}>
          <input
            type={type}
            id={index === 0 ? id : undefined}
            name={name}
            value={option.value}
            defaultChecked={[chosen].flat().includes(option.value)}
          />
          <span>
            {option.label}
            {option.hint && <span className="field__hint check__under">{option.hint}</span>}
          </span>
        </label>
      ))}
    </div>
  </fieldset>
)
