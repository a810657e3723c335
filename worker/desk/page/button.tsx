import type { ReactNode } from 'react'
import { Icon, type IconName } from '../../../client/controls/icon.tsx'

/** 'primary': the one thing a page is for. 'quiet': all others. 'danger': what can not be undone. 'text': as a link. */
export type ButtonKind = 'primary' | 'quiet' | 'danger' | 'text'

interface Props {
  kind?: ButtonKind
  icon?: IconName
  /** What a screen reader hears besides, where the same word stands at every row: 'Kerkstraat 4'. */
  of?: string | undefined
  children: ReactNode
}

const classOf = (kind: ButtonKind, isSmall = false): string =>
  `button button--${kind}${isSmall ? ' button--small' : ''}`

const Inside = ({ icon, of, children }: Props): ReactNode => (
  <>
    {icon && <Icon name={icon} />}
    <span>
      {children}
      {of && <span className="visually-hidden"> {of}</span>}
    </span>
  </>
)

/** Sends the form it stands in, with `name=value` of its own; `form` names a form elsewhere on the page. */
export const Button = ({
  kind = 'primary',
  isSmall = false,
  icon,
  of,
  children,
  ...button
}: Props & {
  isSmall?: boolean
  name?: string
  value?: string
  form?: string
  formAction?: string
  formNoValidate?: boolean
}): ReactNode => (
  <button type="submit" className={classOf(kind, isSmall)} {...button}>
    <Inside {...(icon && { icon })} of={of}>
      {children}
    </Inside>
  </button>
)

/** Stands first in a form whose first button to be seen is not the one that Enter should press (DESK-210). */
export const EnterButton = ({
  name,
  value,
  children,
}: {
  name: string
  value: string
  children: ReactNode
}): ReactNode => (
  <button type="submit" name={name} value={value} className="visually-hidden" tabIndex={-1}>
    {children}
  </button>
)

/** A link that looks like a button: it leads somewhere and changes nothing. */
export const LinkButton = ({
  href,
  kind = 'quiet',
  isSmall = false,
  icon,
  of,
  children,
}: Props & { href: string; isSmall?: boolean }): ReactNode => (
  <a className={classOf(kind, isSmall)} href={href}>
    <Inside {...(icon && { icon })} of={of}>
      {children}
    </Inside>
  </a>
)
