import type { ReactNode } from 'react'

interface Props {
  /** Shown when the page comes back after a sending. */
  sent?: string | null
  failure?: string | null
}

/** Where a form says how its sending ended. Both are always there, for the script; at most one is to be seen. */
export const FormAlerts = ({ sent, failure }: Props): ReactNode => (
  <>
    <FormAlert end="success" text={sent} />
    <FormAlert end="failure" text={failure} />
  </>
)

interface AlertProps {
  end: 'success' | 'failure'
  text?: string | null
}

const FormAlert = ({ end, text }: AlertProps): ReactNode => (
  <div
    className={end === 'success' ? 'alert alert--success' : 'alert alert--danger'}
    role={end === 'success' ? 'status' : 'alert'}
    tabIndex={-1}
    {...{ [`data-form-${end}`]: true }}
    hidden={!text}
  >
    <p>{text}</p>
  </div>
)
