import type { Estate } from '../estate/estate.ts'
import { isSold } from '../estate/status.ts'

/** Whether viewings of an estate may be booked: neither sold nor rented, and not known to have no agenda (BOOK-10). */
export const canBeViewed = (estate: Estate): boolean => !isSold(estate) && estate.viewings !== false
