import type { ReactNode } from 'react'

interface Props {
  /** Shown when the page comes back after a sending. */
  sent?: string | null
  failure?: string | null
}

/** Where a form says how its sending ended. Both are always there, for the script; at most one is to be seen. */
export const FormAlerts = ({ sent, failure }: Props): ReactNode => (
  <>
    <div className="alert alert--success" role="status" tabIndex={-1} data-form-success hidden={!sent}><p>{sent}</p></div>
    <div className="alert alert--danger" role="alert" tabIndex={-1} data-form-failure hidden={!failure}><p>{failure}</p></div>
  </>
)
