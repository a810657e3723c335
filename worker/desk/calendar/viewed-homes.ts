import { isRecord } from '../../../shared/is-record.ts'
import type { DeskViewing } from '../../agency/booking/viewings.ts'
import type { Member } from '../../agency/people/members.ts'
import type { Desk } from '../env.ts'
import { homeName } from '../homes/home-name.ts'
import { listHomes } from '../homes/store.ts'
import { wordsOf } from '../page/document.tsx'

/** A home of which there are viewings. */
export interface ViewedHome {
  externalId: string
  publicId: string
  /** Its address, also one that visitors do not see. */
  name: string
  /** E-mail address, in small letters. */
  agent: string | null
  place: { lat: number; lon: number } | null
}

/** So many are asked for at a time. */
const AT_ONCE = 100

/** Homes by their public ids; those that are not there any more, or are kept elsewhere, are missing. Throws ApiError. */
export async function viewedHomes(
  c: Desk,
  publicIds: readonly string[],
): Promise<Map<string, ViewedHome>> {
  const ids = [...new Set(publicIds)]
  const slices = Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, index) =>
    ids.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
  )
  const lists = await Promise.all(
    slices.map(slice =>
      listHomes(c, new URLSearchParams({ publicIds: slice.join(','), limit: String(AT_ONCE) })),
    ),
  )
  const t = wordsOf(c)
  return new Map(
    lists
      .flatMap(list => list?.homes ?? [])
      .map(({ externalId, publicId, general, agent }) => [
        publicId,
        {
          externalId,
          publicId,
          name: homeName(general, c.var.site.defaultLocale, t),
          agent,
          place: placeOf(general.address),
        },
      ]),
  )
}

function placeOf(address: unknown): ViewedHome['place'] {
  const found = isRecord(address) && isRecord(address.geoLocation) ? address.geoLocation : {}
  const { lat, lon } = found
  return typeof lat === 'number' && typeof lon === 'number' ? { lat, lon } : null
}

/** Directions on a map that tracks nobody. */
export const routeTo = ({ lat, lon }: { lat: number; lon: number }): string =>
  `https://www.openstreetmap.org/directions?to=${lat}%2C${lon}`

/** Who shows it: the agent of the home, and of one that is not known who got its mails. */
export const agentOf = ({ about }: DeskViewing, home: ViewedHome | null): string | null =>
  home ? home.agent : about.recipient.toLowerCase() || null

/** An agent has the viewings of homes that name them; owners and readers see all (CAL-2). */
export const maySee = (
  { role, email }: Pick<Member, 'role' | 'email'>,
  agent: string | null,
): boolean => role !== 'agent' || agent === email.toLowerCase()

/** Readers look on. */
export const mayChange = (member: Pick<Member, 'role' | 'email'>, agent: string | null): boolean =>
  member.role !== 'reader' && maySee(member, agent)
