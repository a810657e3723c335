import { SUB_TYPE_LIST } from '../../../estate/kind/sub-types.ts'
import { TRAITS } from '../../../estate/fields/comfort.ts'
import { addFeature, type KindCode } from '../meaning.ts'
import { refuse, type State } from '../state.ts'

const ROOMS: readonly KindCode[] = [
  'GARAGE_BOX',
  'PARKING',
  'CARPORT',
  'STORAGE_ROOM',
  'GARAGE',
  'DOUBLE_GARAGE',
  'OUTDOOR_PARKING',
]

const ROOM = /^(kamer|kamers|chambre|chambres|room|rooms|zimmer)$/

/** 'chambre à louer': without a number and a home it is what is looked for. */
function settleRoom({ terms, kinds, meaning, used, unknown }: State): void {
  const at = terms.findIndex(({ text }) => ROOM.test(text))
  const before = terms[at - 1]
  const isOne = before?.senses.one !== undefined
  const isCounted = before?.number !== undefined || (meaning.values['bed-min'] ?? 1) > 1
  const isRoom = kinds.length === 0 && at >= 0 && !isCounted && meaning.deal !== 'sale'
  if (!isRoom || (meaning.values['bed-min'] !== undefined && !isOne)) return
  delete meaning.values['bed-min']
  meaning.types.push('ROOM')
  used[at] = true
  unknown[at] = false
}

/** What may be built on a plot: 'bouwgrond open bebouwing'. */
const BUILDINGS: readonly KindCode[] = ['DETACHED_HOUSE', 'SEMI_DETACHED_HOUSE', 'TERRACED_HOUSE']

/** A villa may stand free, and is a villa all the same: 'villa 4 façades'. */
const isPreciseHouse = (code: KindCode): boolean =>
  code !== 'HOUSE' && !BUILDINGS.includes(code) && isHouse(code)

/** Neither listed nor the other choice. */
const isOf = ({ terms }: State, at: number): boolean =>
  terms[at - 1]?.senses.or === undefined &&
  terms[at - 1]?.senses.and === undefined &&
  terms[at - 1]?.text !== ','

/** What lies around a house. */
const GROUNDS: readonly KindCode[] = [
  'PLOT',
  'GARDEN_PLOT',
  'GREENHOUSE',
  'POND',
  'ORCHARD',
  'PLOT_PROJECT',
]

/** 'huis of grond', 'huis of een grond'. */
const isChoice = ({ terms }: State, at: number): boolean =>
  [at - 1, at - 2].some(
    index => terms[index]?.senses.or !== undefined || terms[index]?.text === '/',
  )

/** Of a house they are a part. */
const FLOORS: readonly KindCode[] = ['GROUND_FLOOR_APARTMENT']
const isHouse = (kind: KindCode): boolean =>
  kind === 'HOUSE' ||
  SUB_TYPE_LIST.some(({ code, headType }) => code === kind && headType === 'HOUSE')

export function settleKinds(state: State): void {
  const { meaning } = state
  settleRoom(state)
  const has = (code: KindCode): boolean => state.kinds.some(kind => kind.code === code)
  if (has('PROJECT') && has('APARTMENT')) {
    state.kinds = state.kinds.filter(({ code }) => code !== 'APARTMENT')
    for (const kind of state.kinds) if (kind.code === 'PROJECT') kind.code = 'APARTMENT_PROJECT'
  }
  if (has('BUSINESS'))
    for (const kind of state.kinds) if (kind.code !== 'BUSINESS') kind.isHad = true
  const isThing = ({ code, isHad }: State['kinds'][number]): boolean =>
    !ROOMS.includes(code) && !isHad
  const hasThing = state.kinds.some(isThing) || meaning.values['bed-min'] !== undefined
  if (state.kinds.some(({ code, isHad }) => !isHad && isHouse(code)))
    for (const kind of state.kinds) kind.isHad ||= FLOORS.includes(kind.code)
  const plotAt = state.kinds.findIndex(({ code, isHad }) => !isHad && isPlotOnly([code]))
  for (const [index, kind] of state.kinds.entries())
    if (plotAt >= 0 && index > plotAt && isHouse(kind.code) && isOf(state, kind.at))
      kind.isHad = true
  // 'Landhaus, großes Grundstück': the home's own.
  const homeAt = state.kinds.findIndex(({ code, isHad }) => !isHad && isHouse(code))
  for (const [index, kind] of state.kinds.entries())
    if (homeAt >= 0 && index > homeAt && GROUNDS.includes(kind.code) && !isChoice(state, kind.at))
      kind.isHad = true
  const isPrecise = state.kinds.some(({ code, isHad }) => !isHad && isPreciseHouse(code))
  if (isPrecise)
    state.kinds = state.kinds.filter(
      ({ code, at }) => !BUILDINGS.includes(code) || !isOf(state, at),
    )
  for (const kind of state.kinds) {
    const { code, at, isHad, trait } = kind
    if (isThing(kind) || (!hasThing && !isHad)) {
      if (!meaning.types.includes(code)) meaning.types.push(code)
    } else {
      const known = TRAITS.find(each => each === trait)
      if (!known) refuse(state, at, at + 1)
      else addFeature(meaning, known)
    }
  }
  // 'een huis, een villa': the precise word is meant, where its head is said besides.
  const heads = new Set(
    SUB_TYPE_LIST.filter(({ code }) => meaning.types.includes(code)).map(
      ({ headType }) => headType,
    ),
  )
  const isLoose = (code: KindCode): boolean => [...heads].some(head => head === code)
  if (
    state.kinds.length > 1 &&
    meaning.types.some(isLoose) &&
    !state.terms.some(({ senses }) => senses.or !== undefined || senses.and !== undefined)
  )
    meaning.types = meaning.types.filter(code => !isLoose(code))
}

export const isPlotOnly = (types: readonly KindCode[]): boolean =>
  types.length > 0 &&
  types.every(
    code =>
      code === 'PLOT' || SUB_TYPE_LIST.some(each => each.code === code && each.headType === 'PLOT'),
  )
