import type { Estate } from '../../shared/estate/estate.ts'
import type { Picture } from '../../shared/estate/record/attachments.ts'
import type { City, EstateAddress } from '../../shared/estate/record/location.ts'

/** A town as a CRM names it; its NIS code is found when it is sent. */
type Town = Pick<City, 'name' | 'zip'> & { id?: number }

/** A line of a feed of estates, as the listing API's import takes it: that gives the homes their numbers. */
export type FeedLine = Omit<Estate, 'general' | 'pictures'> & {
  externalId: string
  general: Omit<Estate['general'], 'id' | 'address'> & {
    address: Omit<EstateAddress, 'city'> & { city: Town | null }
  }
  pictures: (Picture & { url: string })[]
}

/** Takes a home off. */
export type RemovalLine = { externalId: string; op: 'delete' }
