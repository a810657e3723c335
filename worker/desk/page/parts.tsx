import type { ReactNode } from 'react'

/** What went wrong, told to whoever reads or hears the page. */
export const Alert = ({ children }: { children: ReactNode }): ReactNode => (
  <p className="form-error" role="alert">
    {children}
  </p>
)

/** A labelled field of a form. */
export const Field = ({
  label,
  name,
  ...input
}: {
  label: string
  name: string
  type?: string
  defaultValue?: string
  autoComplete?: string
  inputMode?: 'numeric'
  pattern?: string
  maxLength?: number
}): ReactNode => (
  <p className="field">
    <label className="field__label" htmlFor={name}>
      {label}
    </label>
    <input className="field__control" id={name} name={name} required {...input} />
  </p>
)

export const Submit = ({ children }: { children: ReactNode }): ReactNode => (
  <button type="submit" className="button">
    {children}
  </button>
)

export const OnlyToday = ({ label }: { label: string }): ReactNode => (
  <p>
    <label>
      <input type="checkbox" name="today" /> {label}
    </label>
  </p>
)
