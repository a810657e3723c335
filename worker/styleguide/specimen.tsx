import type { ReactNode } from 'react'

/** One component in one state, with its name. */
export const Specimen = ({
  name,
  wide,
  children,
}: {
  name: string
  wide?: boolean
  children: ReactNode
}): ReactNode => (
  <figure className={wide ? 'pattern pattern--wide' : 'pattern'}>
    <figcaption className="pattern__name">{name}</figcaption>
    <div>{children}</div>
  </figure>
)
