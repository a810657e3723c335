import type { ListedHome, Vote } from './list.ts'

/** Whose vote on a home is this. */
export const votersOf = ({ votes }: Pick<ListedHome, 'votes'>, vote: Vote): number[] =>
  Object.entries(votes).flatMap(([seat, given]) => (given === vote ? Number(seat) : []))

/** At most three of them, those with the most votes for and the fewest against; of equals the one that stands higher. */
export const chosenHomes = (homes: readonly ListedHome[], most = 3): ListedHome[] =>
  homes.toSorted((a, b) => score(b) - score(a)).slice(0, most)

const score = (home: ListedHome): number =>
  votersOf(home, 'yes').length - votersOf(home, 'no').length
