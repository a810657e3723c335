import type { ReactNode } from 'react'
import { Icon } from '../../../client/controls/icon.tsx'

/** What stands above a page besides its title. */
export interface Top {
  /** The page one came from, by its name. */
  back?: { href: string; label: string }
  /** A state, beside the title. */
  tag?: ReactNode
  intro?: ReactNode
  /** Buttons and links about the whole page. */
  actions?: ReactNode
  /** `<Tabs>` of which this page is one. */
  tabs?: ReactNode
}

export const PageTop = ({
  title,
  back,
  tag,
  intro,
  actions,
  tabs,
}: Top & { title: string }): ReactNode => (
  <div className="desk-top">
    {back && (
      <p className="desk-top__back">
        <a href={back.href}>
          <Icon name="arrow-left" /> {back.label}
        </a>
      </p>
    )}
    <div className="desk-top__row">
      <h1>{title}</h1>
      {tag}
      {actions && <div className="desk-top__actions">{actions}</div>}
    </div>
    {intro && <p className="desk-top__intro">{intro}</p>}
    {tabs}
  </div>
)
