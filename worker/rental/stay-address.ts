import { href } from '../../shared/routes.ts'
import type { RentalDetailProps } from './detail-props.ts'

/** The page of a rental unit with other dates. Keeps the number of persons, so that it is not asked twice (WCAG 3.3.7). */
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
