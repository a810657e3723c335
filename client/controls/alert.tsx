import type { ReactNode } from 'react'

interface Props {
  kind: 'success' | 'danger'
  children: ReactNode
}

/** How an attempt ended. Good news waits its turn; bad news is read out at once. */
export const Alert = ({ kind, children }: Props) => (
  <div
    className={kind === 'danger' ? 'alert alert--danger' : 'alert alert--success'}
    role={kind === 'danger' ? 'alert' : 'status'}
    tabIndex={-1}
  >
    {children}
  </div>
)
