import type { InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from 'react'

/** What went wrong, told to whoever reads or hears the page. */
export const Alert = ({ children }: { children: ReactNode }): ReactNode => (
  <p className="form-error" role="alert">
    {children}
  </p>
)

/** What every field has around its control. */
export interface FieldProps {
  label: ReactNode
  name: string
  /** Default: the name. To be given where a page has the same name twice. */
  id?: string | undefined
  hint?: ReactNode
  /** What is wrong with it: stands above the control, which points at it. */
  error?: string | null | undefined
}

/** The ids that a control points at, as aria-describedby and aria-invalid. */
export const describes = ({ name, id = name, hint, error }: Omit<FieldProps, 'label'>) => {
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return {
    ...(ids && { 'aria-describedby': ids }),
    ...(error && { 'aria-invalid': true as const }),
  }
}

/** The hint and the error that `describes()` points at. */
export const Remarks = ({
  id,
  hint,
  error,
  className = '',
}: Pick<FieldProps, 'hint' | 'error'> & { id: string; className?: string }): ReactNode => (
  <>
    {hint && (
      <p className={`field__hint ${className}`.trim()} id={`${id}-hint`}>
        {hint}
      </p>
    )}
    {error && (
      <p className="field__error" id={`${id}-error`}>
        {error}
      </p>
    )}
  </>
)

/** Label, hint and error around a control of one's own, which takes `id` and `describes()`. */
export const FieldFrame = ({
  label,
  name,
  id = name,
  hint,
  error,
  children,
}: FieldProps & { children: ReactNode }): ReactNode => (
  <div className={error ? 'field field--wrong' : 'field'}>
    <label className="field__label" htmlFor={id}>
      {label}
    </label>
    <Remarks id={id} hint={hint} error={error} />
    {children}
  </div>
)

type InputProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'type'
  | 'defaultValue'
  | 'autoComplete'
  | 'inputMode'
  | 'pattern'
  | 'maxLength'
  | 'min'
  | 'max'
  | 'step'
  | 'required'
  | 'readOnly'
  | 'lang'
  | 'list'
  | 'accept'
  | 'multiple'
  | 'capture'
  | 'autoFocus'
  | 'spellCheck'
>

/** A labelled field of one line. `before` and `after` are units beside it: '€', 'm²'. */
export const Field = ({
  label,
  name,
  id = name,
  hint,
  error,
  before,
  after,
  ...input
}: FieldProps & InputProps & { before?: string; after?: string }): ReactNode => {
  const control = (
    <input
      className="control"
      id={id}
      name={name}
      {...describes({ name, id, hint, error })}
      {...input}
    />
  )
  return (
    <FieldFrame {...{ label, name, id, hint, error }}>
      {before || after ? (
        <span className="affix">
          {before && <span className="affix__unit">{before}</span>}
          {control}
          {after && <span className="affix__unit">{after}</span>}
        </span>
      ) : (
        control
      )}
    </FieldFrame>
  )
}

/** A labelled field of several lines; it grows with its text. */
export const TextArea = ({
  label,
  name,
  id = name,
  hint,
  error,
  ...area
}: FieldProps &
  Pick<
    TextareaHTMLAttributes<HTMLTextAreaElement>,
    'defaultValue' | 'rows' | 'maxLength' | 'required' | 'readOnly' | 'lang' | 'spellCheck'
  >): ReactNode => (
  <FieldFrame {...{ label, name, id, hint, error }}>
    <textarea
      className="control"
      id={id}
      name={name}
      {...describes({ name, id, hint, error })}
      {...area}
    />
  </FieldFrame>
)

export const Submit = ({ children }: { children: ReactNode }): ReactNode => (
  <button type="submit" className="button button--primary">
    {children}
  </button>
)

export const OnlyToday = ({ label }: { label: string }): ReactNode => (
  <p>
    <label className="check">
      <input type="checkbox" name="today" /> {label}
    </label>
  </p>
)
