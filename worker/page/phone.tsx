import type { ReactNode } from 'react'

/** A telephone number that can be called, as the agency writes it. */
export const Phone = ({ number }: { number: string }): ReactNode => (
  <a className="phone" href={`tel:${number.replace(/[^+\d]/g, '')}`}>
    {number}
  </a>
)
