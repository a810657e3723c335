import type { Stay } from '../../shared/booking/stay.ts'
import type { Agreement } from '../../shared/content/page.ts'
import type { RejectedForm } from '../../shared/forms/rejected-form.ts'
import type { NearThing } from '../../shared/map/near.ts'
import type { RentalPeriod, RentalUnit } from '../../shared/rental/rental-unit.ts'
import type { Day } from '../../shared/time/units.ts'
import type { PageRequest } from '../page/result.ts'

export interface ChosenStay {
  today: Day
  /** The month of the calendar. */
  month: string
  start: Day | null
  end: Day | null
  /** Where the list was filtered by it. */
  persons: number | null
  /** null: no stay runs from `start` to `end`. */
  stay: Stay | null
}

export interface RentalDetailProps {
  request: PageRequest
  unit: RentalUnit
  title: string
  periods: RentalPeriod[]
  agreements: Agreement[]
  /** What is near, by the map. */
  near: NearThing[]
  /** Periods or agreements can't be had now: nothing is said of free nights, and nothing can be reserved. */
  isIncomplete: boolean
  dates: ChosenStay
  /** 'stay': reserved; 'stay-noted': being confirmed. */
  sent: string | null
  failed: RejectedForm | null
}
