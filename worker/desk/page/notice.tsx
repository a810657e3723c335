import type { ReactNode } from 'react'
import { Icon } from '../../../client/controls/icon.tsx'

const ICONS = { info: 'info', warning: 'info', error: 'close', done: 'check' } as const

/** A word about the page: what to know, to mind, what went wrong, what was done. An error is read out at once. */
export const Notice = ({
  kind = 'info',
  title,
  children,
}: {
  kind?: keyof typeof ICONS
  title?: ReactNode
  children?: ReactNode
}): ReactNode => (
  <div
    className={`notice notice--${kind}`}
    role={kind === 'error' ? 'alert' : kind === 'done' ? 'status' : undefined}
  >
    <Icon name={ICONS[kind]} />
    <div className="notice__text">
      {title && <p className="notice__title">{title}</p>}
      {children}
    </div>
  </div>
)

/** Nothing is there yet, or nothing was found: kindly, with what one can do. */
export const Empty = ({
  title,
  children,
  action,
}: {
  title: ReactNode
  children?: ReactNode
  action?: ReactNode
}): ReactNode => (
  <div className="empty">
    <p className="empty__title">{title}</p>
    {children && <p className="empty__text">{children}</p>}
    {action && <div className="empty__action">{action}</div>}
  </div>
)

/** A state in one word: 'good' as published, 'warning' as held back, 'danger' as failed, 'plain' as draft. */
export const Tag = ({
  kind = 'plain',
  children,
}: {
  kind?: 'plain' | 'good' | 'warning' | 'danger'
  children: ReactNode
}): ReactNode => <span className={`tag tag--${kind}`}>{children}</span>

/** What belongs together, on a sheet of its own. */
export const Panel = ({
  title,
  action,
  id,
  children,
}: {
  title?: ReactNode
  /** Beside the title. */
  action?: ReactNode
  id?: string
  children: ReactNode
}): ReactNode => (
  <section className="panel" id={id}>
    {title && (
      <div className="panel__top">
        <h2 className="panel__title">{title}</h2>
        {action}
      </div>
    )}
    {children}
  </section>
)
