import type { Millis } from '../../../shared/time/units.ts'
import type { DeskViewing } from '../../agency/booking/viewings.ts'
import type { Member } from '../../agency/people/members.ts'
import { agencyOf } from '../../agency/stub.ts'
import { ApiError } from '../../api/errors.ts'
import type { Desk } from '../env.ts'
import { agentOf, maySee, viewedHomes, type ViewedHome } from './viewed-homes.ts'

/** A viewing with its home as it is today. */
export interface SeenViewing {
  viewing: DeskViewing
  /** null: it is not there any more, or not known at this moment. */
  home: ViewedHome | null
  /** Who shows it, by e-mail address. */
  agent: string | null
  /** What the home is called. */
  name: string
}

const MAX_SHOWN = 1_000
const KEY = /^[\w-]{8,100}$/

const seen = (viewing: DeskViewing, homes: ReadonlyMap<string, ViewedHome>): SeenViewing => {
  const home = homes.get(viewing.body.agendaId) ?? null
  const { about } = viewing
  return {
    viewing,
    home,
    agent: agentOf(viewing, home),
    name: home?.name ?? (about.place || about.agencyTitle),
  }
}

/** The homes of viewings; `isWhole` false: they can not be asked for now, so that each goes by what its booking says. */
async function withHomes(
  c: Desk,
  viewings: readonly DeskViewing[],
): Promise<{ viewings: SeenViewing[]; isWhole: boolean }> {
  let isWhole = true
  const homes = await viewedHomes(
    c,
    viewings.map(({ body }) => body.agendaId),
  ).catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error
    isWhole = false
    return new Map<string, ViewedHome>()
  })
  return { viewings: viewings.map(viewing => seen(viewing, homes)), isWhole }
}

/** The viewings between two instants that somebody may see, the earliest first. */
export async function viewingsBetween(
  c: Desk,
  member: Pick<Member, 'role' | 'email'>,
  [from, until]: readonly [Millis, Millis],
): Promise<{ viewings: SeenViewing[]; isWhole: boolean }> {
  const { viewings } = agencyOf(c.env, c.var.site.id)
  const found = await withHomes(c, await viewings.between(from, until, MAX_SHOWN))
  return { ...found, viewings: found.viewings.filter(({ agent }) => maySee(member, agent)) }
}

/** One viewing; null: unknown, erased, of another agency and of another's home look the same. */
export async function seenViewing(
  c: Desk,
  member: Pick<Member, 'role' | 'email'>,
  key = c.req.param('viewing') ?? '',
): Promise<SeenViewing | null> {
  const viewing = KEY.test(key) ? await agencyOf(c.env, c.var.site.id).viewings.find(key) : null
  if (!viewing) return null
  const [found] = (await withHomes(c, [viewing])).viewings
  return found && maySee(member, found.agent) ? found : null
}
