import type { Seconds } from '../../../../shared/time/units.ts'
import { LAST_NUMBER } from '../../db/estate-number.ts'
import type { KnownLine, StagedLine } from '../stage.ts'
import type { Remark } from './fit-schema.ts'

/** A line that was read, before it is known what is here of it. */
export interface ComparedLine extends Omit<StagedLine, 'knownId' | 'isSame'> {
  /** The number it asks for; 0: none. */
  number: number
  /** When its sender last changed it; 0: not said. */
  sentAt: Seconds
  /** Its id is one of the whole world, which no other home may have. */
  hasGuid: boolean
}

/** Of a line that is passed over (IMPORT-98). */
export const OLDER = 'is older than what was last sent of this home, which stays as it is'

/** Why a line that is right by itself is refused. */
export function refusalOf(
  { hasGuid }: ComparedLine,
  { isMadeHere, isTaken, isRefused }: KnownLine,
): string | null {
  if (isMadeHere) return 'is a home that was made at the desk'
  return isRefused || (isTaken && hasGuid) ? 'is a home of another feed' : null
}

/** What is said of a line whose id or number another home has. */
export function remarksOf(
  { externalId: sent, number }: ComparedLine,
  { isTaken, externalId, isNumberTaken, knownId }: KnownLine,
): Remark[] {
  const why =
    knownId === null && number > LAST_NUMBER
      ? 'has over ten digits'
      : isNumberTaken && "is another home's"
  return [
    ...(isTaken
      ? [
          {
            field: 'externalId',
            message: `${sent} is a home of another feed: this one is ${externalId} here`,
          },
        ]
      : []),
    ...(why ? [{ field: 'general.id', message: `${number} ${why}: this one gets its own` }] : []),
  ]
}
