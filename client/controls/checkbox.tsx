import type { ReactNode } from 'react'
import { FieldError } from './field-error.tsx'

interface Props {
  id: string
  name: string
  value?: string
  required?: boolean
  defaultChecked?: boolean
  /** What is wrong, in words; marks the label too. */
  error?: string | null
  children: ReactNode
}

/** A checkbox with its label, which may hold links. */
export function Checkbox({
  id,
  name,
  value = '1',
  required,
  defaultChecked,
  error,
  children,
}: Props) {
  return (
    <div className={error ? 'checkbox checkbox--error' : 'checkbox'}>
      <input
        id={id}
        name={name}
        type="checkbox"
        value={value}
        required={required}
        defaultChecked={defaultChecked}
        className="checkbox__box"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      />
      <label className="checkbox__label" htmlFor={id}>
        {children}
      </label>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  )
}
