import type { ReactNode } from 'react'

/** A phone number as the agency writes it, as a link that calls it. */
export const Phone = ({ number }: { number: string }): ReactNode => (
  <a className="phone" href={`tel:${number.replace(/[^+\d]/g, '')}`}>
    {number}
  </a>
)
