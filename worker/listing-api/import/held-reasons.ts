import type { AdvertLack } from '../../../shared/estate/legal/advert-gap.ts'

/** Why a home is kept and not shown: what its advert lacks, or what somebody decided. */
export type Held = AdvertLack | 'draft' | 'withdrawn'

/** The same in words. */
export const HELD_REASONS: Record<Held, string> = {
  place: 'held back: its town or region is missing (general.address.city, general.address.region)',
  rent: 'held back: the rent is missing (general.price.value)',
  charges:
    'held back: the monthly charges are missing (technical.monthlyCost; 0 where there are none)',
  energy: 'held back: the energy value or label is missing (energy.epcValue, energy.energyLabel)',
  draft: 'held back: it is a draft',
  withdrawn: 'held back: it was withdrawn at the desk',
}
