import { addDays } from '../time/day.ts'
import type { StayState } from '../booking/stay-state.ts'
import type { Day } from '../time/units.ts'
import type { UnitNights } from './unit-nights.ts'

/** Why a night is taken: by a stay that is confirmed or only requested, by the owner, by other calendars, or by a stay not made here. */
export type NightKind = 'confirmed' | 'requested' | 'own' | 'portal' | 'unknown'

export interface TakenNight {
  night: Day
  kind: NightKind
  /** Who: a guest, a reason, calendars. */
  label: string
  /** Of the stay at the desk. */
  key?: string
  /** Calendars that take it too, where a stay or the owner has it. */
  conflicts: string[]
}

interface KnownStay {
  key: string
  bookedId: string | null
  state: StayState
  name: string
}

/** Who has which night, by what the listing API and the agency know of it. */
export function takenNights(
  { nights, blocks }: UnitNights,
  stays: readonly KnownStay[],
): Map<Day, TakenNight> {
  const byId = new Map(stays.map(stay => [stay.bookedId, stay]))
  return new Map(
    nights.map(({ night, stay: id, isOwn, sources }): [Day, TakenNight] => {
      const stay = id === null ? undefined : byId.get(id)
      if (stay)
        return [
          night,
          {
            night,
            kind: stay.state === 'requested' ? 'requested' : 'confirmed',
            label: stay.name,
            key: stay.key,
            conflicts: sources,
          },
        ]
      if (id !== null) return [night, { night, kind: 'unknown', label: '', conflicts: sources }]
      if (!isOwn)
        return [night, { night, kind: 'portal', label: sources.join(', '), conflicts: [] }]
      const block = blocks.find(({ start, end }) => night >= start && night < end)
      return [night, { night, kind: 'own', label: block?.reason ?? '', conflicts: sources }]
    }),
  )
}

/** Nights after each other that the same has. */
export interface Stretch extends TakenNight {
  start: Day
  end: Day
}

export function stretchesOf(nights: Iterable<TakenNight>): Stretch[] {
  const stretches: Stretch[] = []
  for (const night of nights) {
    const last = stretches.at(-1)
    if (last && last.end === night.night && isSame(last, night)) last.end = addDays(night.night, 1)
    else stretches.push({ ...night, start: night.night, end: addDays(night.night, 1) })
  }
  return stretches
}

const isSame = (a: TakenNight, b: TakenNight): boolean =>
  a.kind === b.kind &&
  a.label === b.label &&
  a.key === b.key &&
  a.conflicts.join() === b.conflicts.join()
