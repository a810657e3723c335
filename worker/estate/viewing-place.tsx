import type { ReactNode } from 'react'
import type { Estate } from '../../shared/estate/estate.ts'
import type { PageRequest } from '../page-answer.ts'

/** Where a viewing is booked on an estate's page, between its facts and the contact form. */
export function ViewingPlace(_: { estate: Estate; request: PageRequest }): ReactNode {
  return null
}
