import type { ReactNode } from 'react'

interface Props {
  /** Shown on the page that a submitted form leads to. */
  sent?: string | null
  failure?: string | null
}

/** The result of a submission. Both alerts are always rendered, for the script; at most one is visible. */
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
