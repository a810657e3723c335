import type { ReactNode } from 'react'
import type { Millis } from '../../../shared/time/units.ts'
import type { Translate } from '../../../shared/translator.ts'
import type { DeskViewing } from '../../agency/booking/viewings.ts'
import { Tag } from '../page/notice.tsx'

/** 'open': it is to come; 'over': nobody has said yet how it went. */
export type ViewingState =
  | 'pending'
  | 'refused'
  | 'open'
  | 'cancelling'
  | 'cancelled'
  | 'over'
  | 'came'
  | 'missed'

export function viewingState(viewing: DeskViewing, now: Millis): ViewingState {
  const { state, cancelAskedAt, startsAt, note } = viewing
  if (state !== 'booked') return state
  if (note.came !== null) return note.came ? 'came' : 'missed'
  if (startsAt <= now) return 'over'
  return cancelAskedAt === null ? 'open' : 'cancelling'
}

const KINDS = {
  pending: 'warning',
  refused: 'danger',
  open: 'good',
  cancelling: 'warning',
  cancelled: 'danger',
  over: 'warning',
  came: 'plain',
  missed: 'danger',
} as const

export const ViewingTag = ({ state, t }: { state: ViewingState; t: Translate }): ReactNode => (
  <Tag kind={KINDS[state]}>{t(`deskCalendar.state.${state}`)}</Tag>
)
