import type { ReactNode } from 'react'
import { Button, type ButtonKind } from './page/button.tsx'

/** A form that is one button. */
export const ActForm = ({
  action,
  hidden,
  of,
  kind = 'quiet',
  children,
}: {
  action: string
  hidden: Readonly<Record<string, string>>
  /** What a screen reader hears besides. */
  of?: string
  kind?: ButtonKind
  children: ReactNode
}): ReactNode => (
  <form method="post" action={action}>
    {Object.entries(hidden).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    <Button kind={kind} isSmall of={of}>
      {children}
    </Button>
  </form>
)

/** Several beside each other. */
export const Acts = ({ children }: { children: ReactNode }): ReactNode => (
  <div className="desk-acts">{children}</div>
)
