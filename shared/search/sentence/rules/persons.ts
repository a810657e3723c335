import { isUnread, sensesAt, type State } from '../state.ts'

const LARGEST_GROUP = 30

/** Of a stay: 'koppel' is two persons beside children, and a bare small number the persons, where none were said (SENTENCE-20). */
export function settlePersons(state: State, isStay: boolean): void {
  const hasMonth = state.days.some(({ month, from }) => month !== undefined && !from)
  const pairAt = state.terms.findIndex(({ senses }) => senses.pair !== undefined)
  // 'huis vanaf 1 juli, koppel' is no stay.
  const isPairStay = pairAt >= 0 && state.days.some(({ to }) => to) && mayBeStay(state)
  const hasDays = state.days.length > 0 && (state.persons.length > 0 || isPairStay)
  if (!isStay && !hasDays && !(hasMonth && mayBeStay(state))) return
  const [only, ...others] = state.bare.filter(({ end }) => !isOfNext(state, end))
  if (state.persons.length === 0 && only && others.length === 0 && only.count <= LARGEST_GROUP) {
    state.persons.push({ ...only, isSure: true })
    for (let at = only.at; at < only.end; at++) state.unknown[at] = false
    return
  }
  const isAlone = state.persons.every(({ isChild }) => isChild)
  if (!(isStay || hasDays) || pairAt < 0 || !isAlone) return
  const count = Number(sensesAt(state, pairAt).pair)
  state.persons.push({ count, isSure: true, at: pairAt, end: pairAt + 1 })
}

/** Nothing that only a home to buy or rent has. */
const mayBeStay = ({ deals, meaning, prices, areas, isMonthly }: State): boolean =>
  deals.every(({ deal }) => deal === 'stay') &&
  Object.keys(meaning.values).length === 0 &&
  prices.length === 0 &&
  areas.length === 0 &&
  !isMonthly

/** The number goes with a word that nobody knows, or with a wish: '2 honden'. */
const isOfNext = (state: State, at: number): boolean =>
  sensesAt(state, at).wish !== undefined || isUnread(state, at)
