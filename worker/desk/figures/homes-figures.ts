import type { Counts } from '../../../shared/figures/figure.ts'
import { NO_COUNTS } from '../../../shared/figures/figure.ts'
import type { SubjectCounts } from '../../agency/figures/figures.ts'
import type { Happening } from '../../agency/figures/happenings.ts'
import { HOME } from '../../figures/subject.ts'

export type HomeFigures = Counts & { enquiries: number; viewings: number }

const NOTHING: Readonly<HomeFigures> = { ...NO_COUNTS, enquiries: 0, viewings: 0 }

/** What happened with each home, by its public id in small letters. */
export function figuresByHome(
  subjects: readonly SubjectCounts[],
  happenings: readonly Happening[],
): Map<string, HomeFigures> {
  const homes = new Map<string, HomeFigures>()
  for (const { subject, ...counts } of subjects)
    if (subject.startsWith(HOME)) homes.set(subject.slice(HOME.length), { ...NOTHING, ...counts })
  for (const { kind, home } of happenings) {
    if (home === null || kind === 'planned') continue
    const own = homes.get(home) ?? { ...NOTHING }
    own[kind === 'enquiry' ? 'enquiries' : 'viewings']++
    homes.set(home, own)
  }
  return homes
}

export const figuresOf = (homes: Map<string, HomeFigures>, publicId: string): HomeFigures =>
  homes.get(publicId.toLowerCase()) ?? NOTHING
