import type { ReactNode } from 'react'
import type { Estate } from '../../shared/estate/estate.ts'
import type { PageRequest } from '../page-answer.ts'

export function EstatePanels(_: { estate: Estate; request: PageRequest }): ReactNode {
  return null
}
