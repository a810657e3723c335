import type { Estate } from '../../shared/estate/estate.ts'
import type { Picture } from '../../shared/estate/record/attachments.ts'
import type { EstateAddress } from '../../shared/estate/record/location.ts'

/** A line of a feed of estates, as the listing API's import takes it: it gives the numbers and finds the municipality. */
export type FeedLine = Omit<Estate, 'general' | 'pictures'> & {
  externalId: string
  general: Omit<Estate['general'], 'id' | 'address'> & {
    address: Omit<EstateAddress, 'city'> & { city: { name: string; zip: string } | null }
  }
  pictures: (Picture & { url: string })[]
}

/** Takes a home off. */
export type RemovalLine = { externalId: string; op: 'delete' }
