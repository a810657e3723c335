import { href } from '../../shared/routes.ts'
import type { RentalDetailProps } from './rental-detail.tsx'

/** The page of a holiday home with days of one's choice. How many come goes along: who has said it is not asked again (WCAG 3.3.7). */
export const stayAddress = (
  { request: { locale }, unit, dates: { persons } }: RentalDetailProps,
  days: Record<string, string>,
): string =>
  href(
    'rental',
    locale,
    { rentalUnitId: unit.id },
    new URLSearchParams({ ...days, ...(persons && { persons: String(persons) }) }),
  )
