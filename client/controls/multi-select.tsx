import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

interface Props {
  /** What the closed menu says: its name, or what is chosen. */
  summary: string
  /** What the menu is for, whatever the summary says. */
  label: string
  /** From optionListHtml on the server; in the browser '' keeps what stands there. */
  optionsHtml: string
  isActive: boolean
  /** Stands above the options. */
  children?: ReactNode
}

/** A menu of checkboxes that opens without script and stays open while choosing (FILTER-25). */
export function MultiSelect({ summary, label, optionsHtml, isActive, children }: Props) {
  return (
    <details className={isActive ? 'menu menu--active' : 'menu'} data-menu>
      <summary className="menu__summary">
        <span className="menu__text">{summary}</span>
        <Icon name="chevron-down" />
      </summary>
      <div className="menu__options">
        {children}
        <fieldset className="menu__group">
          <legend className="visually-hidden">{label}</legend>
          <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: optionsHtml }} />
        </fieldset>
      </div>
    </details>
  )
}
