import { codeOf, type CodeOf } from './kind/enumerations.ts'
import { at, type EstateLike } from './read.ts'
import { fieldAt, hiddenKeys } from './visibility.ts'

export interface FloodScore {
  kind: 'parcel' | 'building'
  score: CodeOf<'floodScore'>
  /** The official symbol stands beside a score after 'C' (LAW-19). */
  icon: boolean
}

const SCORES = [
  { kind: 'parcel', main: 'flooding.floodingParcelScore', guid: 'flood_information.parcel_score' },
  {
    kind: 'building',
    main: 'flooding.floodingBuildingScore',
    guid: 'flood_information.building_score',
  },
] as const

/** Whether a score asks for the flood symbol. */
export const hasFloodIcon = (score: unknown): boolean => (codeOf('floodScore', score) ?? '') > 'C'

/** P-score and G-score as far as they are known and shown. */
export function floodScores(estate: EstateLike): FloodScore[] {
  const hidden = hiddenKeys(estate)
  return SCORES.flatMap(({ kind, main, guid }) => {
    const score = codeOf('floodScore', fieldAt(estate, guid) ?? at(estate, main))
    return score && !hidden.has(main) ? [{ kind, score, icon: hasFloodIcon(score) }] : []
  })
}
