import { addDays, isDay } from '../time/day.ts'
import type { Day } from '../time/units.ts'

/** Who takes part, by the order in which they first did something; their words are `shared.seat.<n>`. */
export const SEATS = 6
export const MAX_HOMES = 30
/** Of all homes together. */
export const MAX_NOTES = 100
/** In characters. */
export const MAX_NOTE = 500
/** Acts of one of them in a minute. */
export const MAX_ACTS_A_MINUTE = 30
/** How far from today a viewing can be said to be. */
const DAYS_AROUND = 366

export const VOTES = ['yes', 'doubt', 'no'] as const
export type Vote = (typeof VOTES)[number]

export interface Note {
  /** The version in which it was written. */
  id: number
  seat: number
  text: string
}

export interface ListedHome {
  /** Its public id. */
  id: string
  /** By seat. */
  votes: Readonly<Record<number, Vote>>
  /** Oldest first. */
  notes: readonly Note[]
  /** When they saw it together, or will. */
  seen: Day | null
}

/** Homes that two to six people choose from, in the order that they gave them. */
export interface SharedList {
  /** One more with each change. */
  version: number
  homes: readonly ListedHome[]
}

export type Act =
  | { act: 'add'; ids: readonly string[] }
  | { act: 'remove' | 'up' | 'down'; home: string }
  | { act: 'vote'; home: string; vote: Vote }
  | { act: 'note'; home: string; text: string }
  | { act: 'unnote'; home: string; note: number }
  | { act: 'seen'; home: string; day: Day | null }

/** Why an act changes nothing that it should: no room for more homes or notes, or the home is no longer listed. */
export type Refusal = 'homes' | 'notes' | 'missing'

const newHome = (id: string): ListedHome => ({ id, votes: {}, notes: [], seen: null })

/** A list of some homes, each once. */
export const newList = (ids: readonly string[]): SharedList => ({
  version: 1,
  homes: [...new Set(ids)].slice(0, MAX_HOMES).map(newHome),
})

/** The list after somebody's act: the same one where nothing is different, so that no version tells of it. */
export function applyAct(list: SharedList, seat: number, act: Act): SharedList | Refusal {
  const homes = act.act === 'add' ? withHomes(list.homes, act.ids) : changed(list, seat, act)
  if (typeof homes === 'string') return homes
  return homes === list.homes ? list : { version: list.version + 1, homes }
}

type Homes = readonly ListedHome[]

function withHomes(homes: Homes, ids: readonly string[]): Homes | Refusal {
  const added = [...new Set(ids)].filter(id => homes.every(home => home.id !== id))
  if (added.length === 0) return homes
  return homes.length + added.length > MAX_HOMES ? 'homes' : [...homes, ...added.map(newHome)]
}

function changed(
  { homes, version }: SharedList,
  seat: number,
  act: Exclude<Act, { act: 'add' }>,
): Homes | Refusal {
  const home = homes.find(({ id }) => id === act.home)
  if (!home) return 'missing'
  switch (act.act) {
    case 'remove':
      return homes.filter(other => other !== home)
    case 'up':
    case 'down':
      return moved(homes, homes.indexOf(home), act.act === 'up' ? -1 : 1)
    case 'vote':
      return replaced(homes, home, { votes: voted(home.votes, seat, act.vote) })
    case 'seen':
      return act.day === home.seen ? homes : replaced(homes, home, { seen: act.day })
    case 'note':
      return noted(homes, home, { id: version + 1, seat, text: act.text })
    case 'unnote': {
      const notes = home.notes.filter(({ id, seat: by }) => id !== act.note || by !== seat)
      return notes.length === home.notes.length ? homes : replaced(homes, home, { notes })
    }
  }
}

const replaced = (homes: Homes, home: ListedHome, change: Partial<ListedHome>): Homes =>
  homes.map(other => (other === home ? { ...home, ...change } : other))

function moved(homes: Homes, from: number, by: -1 | 1): Homes {
  const neighbour = homes[from + by]
  return neighbour
    ? homes.map((home, index) =>
        index === from ? neighbour : index === from + by ? (homes[from] ?? home) : home,
      )
    : homes
}

/** The same vote again takes it back. */
function voted(votes: ListedHome['votes'], seat: number, vote: Vote): ListedHome['votes'] {
  const { [seat]: before, ...others } = votes
  return before === vote ? others : { ...others, [seat]: vote }
}

/** What somebody wrote last about a home, sent twice, is written once. */
function noted(homes: Homes, home: ListedHome, note: Note): Homes | Refusal {
  const own = home.notes.filter(({ seat }) => seat === note.seat)
  if (own.at(-1)?.text === note.text) return homes
  const count = homes.reduce((sum, { notes }) => sum + notes.length, 0)
  return count >= MAX_NOTES ? 'notes' : replaced(homes, home, { notes: [...home.notes, note] })
}

/** Whether a viewing can have been, or be, on a day. */
export const isViewingDay = (day: string, today: Day): boolean =>
  isDay(day) && day >= addDays(today, -DAYS_AROUND) && day <= addDays(today, DAYS_AROUND)
